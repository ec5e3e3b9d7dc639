import * as z from 'zod/mini';
import { type ErrorBody, idField } from '../kernel';
import { MAX_BATCH } from './outcomes';

/**
 * `POST /functions/v1/batch`, body `{commands: BatchCall[]}`, answer `{results: BatchResult[]}`: one
 * result per call, in the order sent, each with the call's own id. Calls run one after another in
 * that order and each in a transaction of its own, so a refused one stops nobody behind it.
 *
 * The whole request is refused only when nothing of it ran: 401 (sign in again), 429 or 503 with
 * `Retry-After`, 400 for a body that is no batch, 413 for more than `BATCH_MAX_BYTES`.
 */
export const batchCall = z.object({
  /** The queue row's id. It is the idempotency key: sent again, it is answered again, not done again. */
  id: idField,
  /** The command's name, as in `deal_accept`. */
  name: z.string(),
  /** Versioned commands take the version last seen as `version` in here. */
  input: z.unknown(),
  /** Who did it. Refused with `WRONG_PERSON` when somebody else's session sends it. */
  actor_id: z.optional(idField),
  /** The shop a bizman did it for. */
  acting_shop_id: z.optional(idField),
  /** When it was done, by the clock of the device: said to the owner of that shop if it can be so. */
  done_at_ms: z.optional(z.number()),
});
export type BatchCall = z.input<typeof batchCall>;

export const batchRequest = z.object({
  commands: z.array(batchCall).check(z.minLength(1), z.maxLength(MAX_BATCH)),
});

/** `replayed`: an earlier call with this id was done, and this is what it was answered. */
export interface BatchDone {
  readonly id: string;
  readonly status: 200;
  readonly output: unknown;
  readonly replayed: boolean;
}

export interface BatchRefused {
  readonly id: string;
  readonly status: number;
  readonly error: ErrorBody;
}

export type BatchResult = BatchDone | BatchRefused;

const errorShape = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.optional(z.string()),
});

/** For the client: whatever a network in between made of the answer is no receipt. */
export const batchAnswer = z.object({
  results: z.array(
    z.union([
      z.object({
        id: idField,
        status: z.literal(200),
        output: z.unknown(),
        replayed: z.boolean(),
      }),
      z.object({ id: idField, status: z.number(), error: errorShape }),
    ]),
  ),
});
