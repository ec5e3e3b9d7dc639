/** As the api names what a lost network did; a refusal will be one again. */
export function isAway(error: unknown): boolean {
  return error instanceof Error && /^(Network|Offline)Error$/.test(error.name);
}

/** The server is well and asks to be left alone for a little. */
export function isTooOften(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'RATE_LIMITED';
}
