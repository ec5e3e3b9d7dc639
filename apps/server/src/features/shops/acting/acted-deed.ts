import { DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';

/** What things are called in the answers of the commands a bizman runs, the most telling first. */
const NAMED_BY = ['campaign_title', 'space_title', 'title', 'brand_name'];

function nameIn(row: object): string | undefined {
  const fields = new Map<string, unknown>(Object.entries(row));
  const name = NAMED_BY.map((field) => fields.get(field)).find(Boolean);
  return typeof name === 'string' ? name : undefined;
}

/** What was done something to, by the name its owner knows; orders by the brands they go to. */
export function subjectOf(output: unknown): string | undefined {
  if (typeof output !== 'object' || output === null) return undefined;
  const rows = 'orders' in output && Array.isArray(output.orders) ? output.orders : [output];
  return [...new Set(rows.map(nameIn).filter(Boolean))].join(', ') || undefined;
}

const MOST_WAIT_MS = 30 * DAY_MS;

/** When it was done, of what waited on a phone: unless that clock cannot be right. */
export function doneAtOf(doneAtMs: number | undefined, nowMs: number): string | undefined {
  if (doneAtMs === undefined) return undefined;
  const waitedMs = nowMs - doneAtMs;
  const hasWaited = waitedMs >= MINUTE_MS && waitedMs <= MOST_WAIT_MS;
  return hasWaited ? new Date(doneAtMs).toISOString() : undefined;
}
