import { randomFillSync } from 'node:crypto';
import { uuidV7 } from '@chowk/domain/kernel';

const RANDOM_BYTES = 10;

export function newId(): string {
  return uuidV7(Date.now(), randomFillSync(new Uint8Array(RANDOM_BYTES)));
}
