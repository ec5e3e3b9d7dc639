import type { Campaign } from '@chowk/domain/campaigns';
import { useState } from 'react';
import { changesFrom, type DraftValues, EMPTY_DRAFT, valuesOf } from './draft-values';
import { dropKept, type KeptDraft, writeKept } from './kept-draft';

interface DraftState {
  /** What the server has; undefined while it does not know the draft. */
  readonly saved: Campaign | undefined;
  readonly values: DraftValues;
  /** Somebody else's version, until it is decided which one stays. */
  readonly conflict: Campaign | undefined;
}

function baseOf(saved: Campaign | undefined): DraftValues {
  return saved ? valuesOf(saved) : EMPTY_DRAFT;
}

/** Begins with what this device kept; changes made to an older version wait for a decision. */
function begin(saved: Campaign | undefined, kept: KeptDraft | undefined): DraftState {
  const hasChanges = kept !== undefined && Object.keys(kept.changes).length > 0;
  const isOlder = hasChanges && saved !== undefined && kept.version !== saved.version;
  const values = { ...baseOf(saved), ...kept?.changes };
  return { saved, values, conflict: isOlder ? saved : undefined };
}

/** A device without room keeps nothing; what is typed is still on the screen and goes on its way. */
function quietly(work: Promise<void>): void {
  work.catch(() => undefined);
}

/** The values of the form, and what of them the server has not got; kept on the device until it has. */
export function useDraftState(
  id: string,
  known: Campaign | undefined,
  kept: KeptDraft | undefined,
) {
  const [state, setState] = useState(() => begin(known, kept));
  const changes = changesFrom(baseOf(state.saved), state.values);

  function put(next: DraftState) {
    const open = changesFrom(baseOf(next.saved), next.values);
    const version = next.saved?.version ?? null;
    if (version !== null && Object.keys(open).length === 0) quietly(dropKept(id));
    else quietly(writeKept(id, { version, changes: open, saved: next.saved }));
    setState(next);
  }

  return {
    ...state,
    changes,
    isDirty: Object.keys(changes).length > 0,
    change: (typed: Partial<DraftValues>) =>
      put({ ...state, values: { ...state.values, ...typed } }),
    /** What was typed meanwhile stays typed. */
    settle: (saved: Campaign, sent: DraftValues) =>
      setState((now) => {
        const typedSince = changesFrom(sent, now.values);
        const next = { saved, values: { ...valuesOf(saved), ...typedSince }, conflict: undefined };
        if (Object.keys(typedSince).length === 0) quietly(dropKept(id));
        else quietly(writeKept(id, { version: saved.version, changes: typedSince, saved }));
        return next;
      }),
    /** An earlier form arrived, and what is on the screen is still on its way. */
    rebase: (saved: Campaign) =>
      setState((now) => {
        const open = changesFrom(valuesOf(saved), now.values);
        quietly(writeKept(id, { version: saved.version, changes: open, saved }));
        return { ...now, saved };
      }),
    meet: (conflict: Campaign) => setState((now) => ({ ...now, conflict })),
    takeTheirs: () =>
      state.conflict &&
      put({ saved: state.conflict, values: valuesOf(state.conflict), conflict: undefined }),
    /** Ours goes over theirs, knowingly. */
    keepMine: () =>
      state.conflict &&
      put({
        saved: state.conflict,
        values: { ...valuesOf(state.conflict), ...changes },
        conflict: undefined,
      }),
  };
}
