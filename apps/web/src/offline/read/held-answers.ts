import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import type { Kept } from './device-rows';

/** Answers of a moment ago, not in the local store yet: the network may go before they are. */
const held = new Map<string, Kept<unknown>>();

/** What one person was answered, for one shop, is never another's. */
function keyOf(name: string): string {
  return [storedSession()?.userId, actingFor()?.shopId, name].join(' ');
}

export function holdAnswer<Content>(name: string, content: Content): Kept<Content> {
  const answer = { content, savedAt: Date.now() };
  held.set(keyOf(name), answer);
  return answer;
}

export function heldAnswer(name: string): Kept<unknown> | undefined {
  return held.get(keyOf(name));
}

export function dropHeld(name: string): void {
  held.delete(keyOf(name));
}
