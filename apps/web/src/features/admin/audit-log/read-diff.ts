export interface DiffLine {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface ReadDiff {
  /** What changed, side by side. */
  readonly changes: readonly DiffLine[];
  /** What the step said besides: a reason, a note. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

function inWords(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Rows of the trail as a person reads them: one line for each field, before and after. */
export function readDiff(diff: Fields): ReadDiff {
  const { before, after, ...rest } = diff;
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changes = names
    .map((name) => ({ name, before: inWords(old[name]), after: inWords(now[name]) }))
    .filter((line) => line.before !== line.after);
  const facts = Object.entries(rest).flatMap(([name, value]) => {
    const text = inWords(value);
    return text === undefined ? [] : [{ name, value: text }];
  });
  return { changes, facts };
}
