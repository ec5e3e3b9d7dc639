import type { Person } from '@chowk/domain/admin';
import { useState } from 'react';

/** Whom somebody chose, also on the pages they have turned. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(new Map());

  function toggle(person: Person) {
    const next = new Map(chosen);
    if (!next.delete(person.id)) next.set(person.id, person);
    setChosen(next);
  }

  return { chosen, toggle, clear: () => setChosen(new Map()) };
}
