import * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorBody, idField } from '../kernel';

/**
 * `POST /functions/v1/batch`, body `{commands: BatchCall[]}`, answer `{results: BatchResult[]}`: one
 * result per call, in the order sent, each with the call's own id. Calls run one after another in
 * that order and each in a transaction of its own, so a refused one stops nobody behind it.
 *
 * The whole request is refused only when nothing of it ran: 401 (sign in again), 429 or 503 with
 * `Retry-After`, 400 for a body that is no batch, 413 for more than `BATCH_MAX_BYTES`.
 */
export const MAX_BATCH = 100;
export const BATCH_MAX_BYTES = 4 * 1024 * 1024;

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

/**
 * What an answer means for the queue row of that id:
 * - `done`: the server's receipt. The row may go, its answer is the truth.
 * - `conflict`: somebody changed the row meanwhile; `details.yours` is the input sent and
 *   `details.current` the row as it is. A person decides.
 * - `sign_in`: stop sending; go on after this very person signed in again.
 * - `later`: not done and nothing decided; try again, after `details.retryAfterS` when given.
 * - `refused`: not done and never will be as it is: needs attention. This includes
 *   `ALREADY_EXISTS` and `PGRST116`: whether that very id was done, `receipts_list` says.
 */
export type BatchOutcome = 'done' | 'conflict' | 'sign_in' | 'later' | 'refused';

const SIGN_IN: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'WRONG_PERSON']);
const LATER: ReadonlySet<number> = new Set([
  408,
  ERROR_STATUS.RATE_LIMITED,
  ERROR_STATUS.INTERNAL,
  502,
  ERROR_STATUS.UNAVAILABLE,
  504,
]);

/** The same for a single command's answer: pass its status and the code of its body, if any. */
export function outcomeOf(status: number, code?: string): BatchOutcome {
  if (status === 200) return 'done';
  if (code === 'STALE_VERSION') return 'conflict';
  if (status === 401 || SIGN_IN.has(code ?? '')) return 'sign_in';
  return LATER.has(status) ? 'later' : 'refused';
}
