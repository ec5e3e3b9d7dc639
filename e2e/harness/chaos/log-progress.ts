const startMs = Date.now();
const LAST = 20;
const said: string[] = [];

/** A long run logs its progress, so that a failure has a context. */
export function logProgress(what: string): void {
  const line = `${((Date.now() - startMs) / 1000).toFixed(1)} s ${what}`;
  said.push(line);
  process.stdout.write(`chaos: ${line}\n`);
}

export function lastProgress(): readonly string[] {
  return said.slice(-LAST);
}
