/** Translation keys by field, as the form library wants its errors. */
export function asFieldErrors(found: Partial<Record<string, string>>) {
  const named = Object.entries(found).map(([name, message]) => [name, { type: 'rule', message }]);
  return Object.fromEntries(named);
}
