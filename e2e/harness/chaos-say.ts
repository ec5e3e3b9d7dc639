const startMs = Date.now();

/** A long run tells where it is, and when: whoever reads of a failure knows what came before. */
export function say(what: string): void {
  process.stdout.write(`chaos: ${((Date.now() - startMs) / 1000).toFixed(1)} s ${what}\n`);
}
