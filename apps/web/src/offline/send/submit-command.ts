import {
  type Command,
  type InputOf,
  type OutputOf,
  type Query,
  SECOND_MS,
} from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import type { CommandRef } from '@/api/client/contract-ref';
import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import { findKind } from '@/offline/commands';
import type { NewCommand } from '@/offline/outbox/add-row';
import { readDraft } from '@/offline/outbox/drafts';
import { goOnEditing } from '@/offline/outbox/editing';
import { isFormOpen } from '@/offline/outbox/hold-editing';
import { discardItems, enqueueInPlace, returnToDraft } from '@/offline/outbox/outbox';
import { awaitItem, onSyncEvent, type SyncEvent } from '@/offline/store/events';
import { StorageFullError } from '@/offline/store/quota';
import { ensureEngine } from './own-engine';
import { toServerError } from './problems';

type Schema = Query['params'];

/**
 * `done`: the server's answer, missing when only its receipt came · `refused`: the screen shows why
 * and still holds what was typed, so nothing stays in the queue · `waiting`: saved on this device.
 */
export type Outcome<Output> =
  | { readonly kind: 'done'; readonly output: Output | undefined }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'waiting' };

/** Longer than this nobody stands and waits for: it is saved, and goes on by itself. */
const PATIENCE_MS = 15 * SECOND_MS;

function outcomeIn<Output>(event: SyncEvent, id: string): Outcome<Output> | undefined {
  if (event.type === 'item.sent' && event.item.id === id) {
    return { kind: 'done', output: event.output as Output | undefined };
  }
  if (event.type === 'item.refused' && event.item.id === id) {
    return { kind: 'refused', error: toServerError(event.problem) };
  }
  if (event.type === 'item.delayed' && event.ids.includes(id)) return { kind: 'waiting' };
  return undefined;
}

function hearOutcome<Output>(id: string) {
  let stop = () => {};
  const heard = new Promise<Outcome<Output>>((resolve) => {
    stop = onSyncEvent((event) => {
      const outcome = outcomeIn<Output>(event, id);
      if (outcome) resolve(outcome);
    });
  });
  return { heard, stop };
}

async function sendNow(): Promise<void> {
  const personId = storedSession()?.userId;
  if (personId) await (await ensureEngine(personId)).sendNow();
}

/** A device that keeps nothing (private window, broken store) can still send. */
async function sendDirectly<In extends Schema, Out extends Schema>(
  ref: CommandRef<In, Out>,
  input: InputOf<Command<In, Out>>,
  idempotencyKey: string,
): Promise<Outcome<OutputOf<Command<In, Out>>>> {
  try {
    return {
      kind: 'done',
      output: await contractClient.runCommand(ref, input, {
        idempotencyKey,
        asSelf: findKind(ref.name)?.asSelf ?? false,
      }),
    };
  } catch (error) {
    return { kind: 'refused', error };
  }
}

export interface Submission extends Omit<NewCommand, 'type' | 'data'> {
  /** Called once it is on the disk: from then on a screen may say so. */
  readonly onStored?: () => void;
  /** Nobody stands and waits for the answer: the queue tells of it, also of a refusal. */
  readonly isUnattended?: boolean;
  /** What is accepted with it: a bizman may do so up to what the owner allows. */
  readonly amountsPaise?: readonly number[] | undefined;
}

/** Only who acts for a shop needs the part that knows. */
async function refusedAhead(type: string, { amountsPaise, onBehalfOf }: Submission) {
  if (!actingFor() || onBehalfOf === null || findKind(type)?.asSelf) return undefined;
  const { actedRefusal } = await import('@/offline/commands/acted-right');
  return actedRefusal({ type, amountsPaise });
}

/**
 * Does a command through the outbox: kept on the device first, then sent, at once if there is a
 * network. For screens: whatever comes of it within a moment is told, the rest goes on by itself.
 */
export async function submitCommand<In extends Schema, Out extends Schema>(
  ref: CommandRef<In, Out>,
  input: InputOf<Command<In, Out>>,
  { onStored, isUnattended, amountsPaise, ...options }: Submission = {},
): Promise<Outcome<OutputOf<Command<In, Out>>>> {
  const error = await refusedAhead(ref.name, { ...options, amountsPaise });
  if (error) return { kind: 'refused', error };
  const id = options.id ?? newId();
  const { heard, stop } = hearOutcome<OutputOf<Command<In, Out>>>(id);
  const stopAwaiting = isUnattended ? () => undefined : awaitItem(id);
  const { fromDraft } = options;
  try {
    const draft = fromDraft === undefined ? undefined : await readDraft(fromDraft);
    const { edited } = await enqueueInPlace({ ...options, id, type: ref.name, data: input });
    onStored?.();
    const wait = { kind: 'waiting' } as const;
    const patience = new Promise<typeof wait>((resolve) => {
      setTimeout(() => resolve(wait), PATIENCE_MS);
    });
    const sending = sendNow().then(
      () => wait,
      () => wait,
    );
    // Without a network there is nothing to stand and wait for, whoever sends it in the end.
    if (isUnattended || navigator.onLine === false) return wait;
    const outcome = await Promise.race([heard, sending, patience]);
    if (outcome.kind === 'refused') {
      // What came out of a draft goes back into it; what was in the queue before stays there.
      if (edited) await ((await isFormOpen(edited)) && goOnEditing(id));
      else
        await (fromDraft === undefined ? discardItems([id]) : returnToDraft(id, fromDraft, draft));
    }
    return outcome;
  } catch (error) {
    const isTooHeavy = error instanceof StorageFullError || (options.blobs?.length ?? 0) > 0;
    if (isTooHeavy) return { kind: 'refused', error };
    return await sendDirectly(ref, input, id);
  } finally {
    stop();
    stopAwaiting();
  }
}
