import { ChowkError } from '@chowk/domain/kernel';
import type { CommandContext } from '../context';
import type { CommandImplementation } from '../implement';

function seenVersionOf(input: unknown): number | undefined {
  const has = typeof input === 'object' && input !== null && 'version' in input;
  return has && typeof input.version === 'number' ? input.version : undefined;
}

/** Nothing was kept; running again reads the other version in order to show it. */
export class SlippedIn extends Error {}

/**
 * A command that names a version changes that version or nothing. It is compared before the
 * command, so that the error is the conflict and not a consequence of it, and after, when the row
 * is locked: each change adds one, so two more means that somebody else was in between.
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

/** The later one gets both versions, so that neither wins silently. */
export function withYours(error: unknown, yours: unknown): unknown {
  if (!(error instanceof ChowkError) || error.code !== 'STALE_VERSION') return error;
  return new ChowkError('STALE_VERSION', { details: { ...error.details, yours } });
}
