import { randomFillSync } from 'node:crypto';
import { uuidV7 } from '@chowk/domain/kernel';

const RANDOM_BYTES = 10;

/** Of something that happened then: lists go by their ids. */
export function newIdAt(ms: number): string {
  return uuidV7(Math.round(ms), randomFillSync(new Uint8Array(RANDOM_BYTES)));
}

export function newId(): string {
  return newIdAt(Date.now());
}
