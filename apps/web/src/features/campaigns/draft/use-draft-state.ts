import type { Campaign } from '@chowk/domain/campaigns';
import { useRef, useState } from 'react';
import { changesFrom, type DraftValues, EMPTY_DRAFT, valuesOf } from './draft-fields';
import { dropLocalDraft, type LocalDraft, writeLocalDraft } from './local-draft';

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

/** Begins with what this device has; changes made to an older version wait for a decision. */
function begin(saved: Campaign | undefined, local: LocalDraft | undefined): DraftState {
  const hasChanges = local !== undefined && Object.keys(local.changes).length > 0;
  const isOlder = hasChanges && saved !== undefined && local.version !== saved.version;
  const values = { ...baseOf(saved), ...local?.changes };
  return { saved, values, conflict: isOlder ? saved : undefined };
}

/** A device without room keeps nothing; what is typed is still on the screen and goes on its way. */
function quietly(work: Promise<void>): void {
  work.catch(() => undefined);
}

/** Kept on the device until the server has it. */
function keep(id: string, { saved, values }: DraftState): void {
  const changes = changesFrom(baseOf(saved), values);
  const version = saved?.version ?? null;
  const hasAll = version !== null && Object.keys(changes).length === 0;
  quietly(hasAll ? dropLocalDraft(id) : writeLocalDraft(id, { version, changes, saved }));
}

/** The values of the form, and what of them the server has not got; stored on the device until it has. */
export function useDraftState(
  id: string,
  known: Campaign | undefined,
  local: LocalDraft | undefined,
) {
  const [state, setState] = useState(() => begin(known, local));
  // What is true now: between two drawings more than one thing may happen to the draft.
  const now = useRef(state);
  const typed = ({ saved, values }: DraftState) => changesFrom(baseOf(saved), values);
  const changes = typed(state);

  function move(change: Partial<DraftState>) {
    now.current = { ...now.current, ...change };
    keep(id, now.current);
    setState(now.current);
  }

  return {
    ...state,
    changes,
    isDirty: Object.keys(changes).length > 0,
    /** As it is now, drawn or not. */
    latest: () => ({ ...now.current, changes: typed(now.current) }),
    change: (fields: Partial<DraftValues>) =>
      move({ values: { ...now.current.values, ...fields } }),
    /** What was typed meanwhile stays typed. */
    settle: (saved: Campaign, sent: DraftValues) => {
      const typedSince = changesFrom(sent, now.current.values);
      move({ saved, values: { ...valuesOf(saved), ...typedSince }, conflict: undefined });
    },
    /** An earlier form arrived, and what is on the screen is still on its way. */
    rebase: (saved: Campaign) => move({ saved }),
    meet: (conflict: Campaign) => {
      now.current = { ...now.current, conflict };
      setState(now.current);
    },
    takeTheirs: () => {
      const { conflict } = now.current;
      if (conflict) move({ saved: conflict, values: valuesOf(conflict), conflict: undefined });
    },
    /** Ours goes over theirs, knowingly. */
    keepMine: () => {
      const { conflict } = now.current;
      if (!conflict) return;
      const values = { ...valuesOf(conflict), ...typed(now.current) };
      move({ saved: conflict, values, conflict: undefined });
    },
  };
}
