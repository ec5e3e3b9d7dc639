function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function namesIn<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}

/** Only changed fields are stored, so that a draft never undoes a later change to the rest. */
export function differing<Values extends object>(
  values: Partial<Values>,
  saved: Values,
): Partial<Values> {
  const names = namesIn(saved).filter(
    (name) => name in values && !isSame(values[name], saved[name]),
  );
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}
