/** Waits for the work, but no longer than that. */
export async function atMost<Result>(
  work: Promise<Result>,
  limitMs: number,
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
