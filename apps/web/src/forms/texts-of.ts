/** These fields of a row as a form holds them: text, never null. */
export function textsOf<Name extends string>(
  row: { readonly [field in Name]: string | null },
  names: readonly Name[],
): Record<Name, string> {
  const texts = names.map((name) => [name, row[name] ?? '']);
  return Object.fromEntries(texts);
}
