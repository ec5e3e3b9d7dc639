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
import { resumeEditing } from '@/offline/outbox/editing';
import { isFormOpen } from '@/offline/outbox/editing-lock';
import { discardItems, enqueueReplacing, returnToDraft } from '@/offline/outbox/outbox';
import { awaitItem, onSyncEvent, type SyncEvent } from '@/offline/store/events';
import { StorageFullError } from '@/offline/store/quota';
import { ensureEngine } from './own-engine';
import { toServerError } from './send-failure';

type Schema = Query['params'];

/**
 * `done`: the server's output, missing when only its receipt came · `refused`: the screen shows why
 * and still has the input, so nothing stays queued · `waiting`: saved on this device.
 */
export type Outcome<Output> =
  | { readonly kind: 'done'; readonly output: Output | undefined }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'waiting' };

/** The longest a screen waits for the response; then the command stays queued. */
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

function watchOutcome<Output>(id: string) {
  let stop = () => {};
  const outcome = new Promise<Outcome<Output>>((resolve) => {
    stop = onSyncEvent((event) => {
      const found = outcomeIn<Output>(event, id);
      if (found) resolve(found);
    });
  });
  return { outcome, stop };
}

async function sendNow(): Promise<void> {
  const personId = storedSession()?.userId;
  if (personId) await (await ensureEngine(personId)).sendNow();
}

/** A device that cannot store anything (private window, broken store) can still send. */
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
  /** Called once the command is on disk, from when a screen may say that it is saved. */
  readonly onStored?: () => void;
  /** The screen does not wait for the response; the outbox reports it, also a refusal. */
  readonly isUnattended?: boolean;
  /** The amount it accepts: a bizman has a limit set by the owner. */
  readonly amountsPaise?: readonly number[] | undefined;
}

/** Loaded only while acting. */
async function refusedAhead(type: string, amountsPaise: Submission['amountsPaise']) {
  if (!actingFor() || findKind(type)?.asSelf) return undefined;
  const { actingRefusal } = await import('@/offline/commands/acting-consent');
  return actingRefusal({ type, amountsPaise });
}

/**
 * Runs a command through the outbox: stored on the device first, then sent at once if there is a
 * network. The screen gets the outcome if it comes soon; otherwise the command stays queued.
 */
export async function submitCommand<In extends Schema, Out extends Schema>(
  ref: CommandRef<In, Out>,
  input: InputOf<Command<In, Out>>,
  { onStored, isUnattended, amountsPaise, ...options }: Submission = {},
): Promise<Outcome<OutputOf<Command<In, Out>>>> {
  const error = await refusedAhead(ref.name, amountsPaise);
  if (error) return { kind: 'refused', error };
  const id = options.id ?? newId();
  const { outcome: finished, stop } = watchOutcome<OutputOf<Command<In, Out>>>(id);
  const stopAwaiting = isUnattended ? () => undefined : awaitItem(id);
  const { fromDraft } = options;
  try {
    const draft = fromDraft === undefined ? undefined : await readDraft(fromDraft);
    const { edited } = await enqueueReplacing({ ...options, id, type: ref.name, data: input });
    onStored?.();
    const wait = { kind: 'waiting' } as const;
    const patience = new Promise<typeof wait>((resolve) => {
      setTimeout(() => resolve(wait), PATIENCE_MS);
    });
    const sending = sendNow().then(
      () => wait,
      () => wait,
    );
    // Without a network there is no response to wait for.
    if (isUnattended || navigator.onLine === false) return wait;
    const outcome = await Promise.race([finished, sending, patience]);
    if (outcome.kind === 'refused') {
      // A command from a draft becomes the draft again; one that was queued before stays queued.
      if (edited) await ((await isFormOpen(edited)) && resumeEditing(id));
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
