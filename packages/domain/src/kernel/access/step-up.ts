import type { Command } from '../contract';
import { ChowkError } from '../errors/errors';
import { MINUTE_MS } from '../time';
import type { Actor } from './actor';

/** Long enough to fill in a form, short enough that an unlocked phone cannot move money. */
export const STEP_UP_WINDOW_MS = 10 * MINUTE_MS;

export function isRecentlyAuthenticated(
  { authenticatedAtMs }: Pick<Actor, 'authenticatedAtMs'>,
  nowMs: number,
): boolean {
  return authenticatedAtMs !== undefined && nowMs - authenticatedAtMs <= STEP_UP_WINDOW_MS;
}

/** The same rule for every command that requires it, whichever way it came. */
export function requireStepUp(
  actor: Actor,
  { stepUp }: Pick<Command, 'stepUp'>,
  nowMs: number,
): void {
  if (!stepUp || isRecentlyAuthenticated(actor, nowMs)) return;
  throw new ChowkError('STEP_UP_NEEDED');
}
