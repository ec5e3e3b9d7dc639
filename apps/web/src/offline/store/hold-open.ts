/** A transaction ends as soon as nothing is asked of it, so it is asked until the other work is done. */
export async function holdOpen<Result>(
  table: { readonly get: (key: string) => Promise<unknown> },
  work: () => Promise<Result>,
): Promise<Result> {
  // It has its turn with the first answer.
  await table.get('');
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  const result = work();
  result.then(end, end);
  while (!isDone) await table.get('');
  return result;
}
