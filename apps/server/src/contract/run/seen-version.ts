import { ChowkError } from '@chowk/domain/kernel';
import type { CommandContext } from '../context';
import type { CommandImplementation } from '../implement';

function seenVersionOf(input: unknown): number | undefined {
  const has = typeof input === 'object' && input !== null && 'version' in input;
  return has && typeof input.version === 'number' ? input.version : undefined;
}

/** Nothing was kept; running again finds the other version in time to show it. */
export class SlippedIn extends Error {}

/**
 * Whoever says which version they saw changes that one or none. Looked at before, so that the
 * answer is the conflict rather than what follows from it, and after, when the row is ours until
 * the commit: each change counts one, so two more means that somebody slipped in between.
 */
export async function runOnSeenVersion(
  { run, findCurrent }: CommandImplementation,
  context: CommandContext,
  input: unknown,
  lookedAt: unknown,
): Promise<unknown> {
  const seen = seenVersionOf(input);
  if (seen === undefined || !findCurrent) return run(context, input, lookedAt);
  const before = await findCurrent(context, input);
  if (before && before.version !== seen) {
    throw new ChowkError('STALE_VERSION', { details: { current: before } });
  }
  const result = await run(context, input, lookedAt);
  const after = await findCurrent(context, input);
  if (after && after.version > seen + 1) throw new SlippedIn();
  return result;
}

/** Both versions are shown to whoever was late; neither silently wins. */
export function withYours(error: unknown, yours: unknown): unknown {
  if (!(error instanceof ChowkError) || error.code !== 'STALE_VERSION') return error;
  return new ChowkError('STALE_VERSION', { details: { ...error.details, yours } });
}
