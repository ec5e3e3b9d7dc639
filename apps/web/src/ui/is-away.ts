/** As the api names what a lost network did; a refusal will be one again. */
export function isAway(error: unknown): boolean {
  return error instanceof Error && /^(Network|Offline)Error$/.test(error.name);
}
