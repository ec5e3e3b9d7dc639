import type { BatchCall, BatchResult } from '@chowk/domain/sync';
import { NetworkError, ServerError } from '@/api/errors/errors';
import type { SendPorts } from '@/offline/send/send-queue';
import type { PhotoToSend } from '@/photos/upload-in-pieces';

/**
 * The outcome of one request. `killed`: the browser dies during it; `half`: the response leaves out
 * some commands.
 */
export const FAULTS = [
  'none',
  'lost',
  'answer_lost',
  'portal',
  'busy',
  'broken',
  'half',
  'killed',
  'killed_after',
  'signed_out',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface TestInput {
  readonly target: string;
  readonly isPoison?: boolean;
  readonly photos?: readonly string[];
  readonly needs?: readonly string[];
}

const DONE_AT = 'a receipt';

/** The server's guarantees only: each id once, responses repeated, a refusal stops nothing else. */
export class FakeServer {
  readonly photos = new Set<string>();
  readonly log: { readonly id: string; readonly target: string }[] = [];
  readonly violations: string[] = [];
  /** Resolves when a fault kills the browser. */
  killed: Promise<void> = Promise.resolve();
  nowMs = 1_000_000;
  #kill: () => void = () => {};
  readonly #answers = new Map<string, unknown>();
  readonly #nextFault: () => Fault;

  constructor(nextFault: () => Fault) {
    this.#nextFault = nextFault;
    this.expectKill();
  }

  expectKill(): void {
    this.killed = new Promise((resolve) => {
      this.#kill = resolve;
    });
  }

  has(id: string): boolean {
    return this.#answers.has(id);
  }

  #run({ id, input }: BatchCall): BatchResult {
    const known = this.#answers.get(id);
    if (known) return { id, status: 200, output: known, replayed: true };
    const { target, isPoison, photos = [], needs = [] } = input as TestInput;
    const refuse = (status: number, code: 'CAMPAIGN_FULL' | 'PGRST116') =>
      ({ id, status, error: { code, message: code } }) as const;
    if (isPoison) return refuse(409, 'CAMPAIGN_FULL');
    const isEarly = photos.some((path) => !this.photos.has(path));
    if (isEarly || needs.some((one) => !this.has(one))) {
      this.violations.push(`${id} came before what it needs`);
      return refuse(404, 'PGRST116');
    }
    this.log.push({ id, target });
    const output = { id: target, done: DONE_AT };
    this.#answers.set(id, output);
    return { id, status: 200, output, replayed: false };
  }

  async #through<Answer>(work: () => Answer, half: (answer: Answer) => Answer): Promise<Answer> {
    const fault = this.#nextFault();
    const die = (): Promise<never> => {
      this.#kill();
      return new Promise(() => undefined);
    };
    switch (fault) {
      case 'lost':
        throw new NetworkError('unreachable');
      case 'portal':
        throw new NetworkError('foreign_answer');
      case 'busy':
        throw new ServerError('RATE_LIMITED', { details: { retryAfterS: 7 } });
      case 'broken':
        throw new ServerError('INTERNAL');
      case 'signed_out':
        throw new ServerError('UNAUTHENTICATED');
      case 'killed':
        return die();
      default: {
        const answer = work();
        if (fault === 'killed_after') return die();
        if (fault === 'answer_lost') throw new NetworkError('timeout');
        return fault === 'half' ? half(answer) : answer;
      }
    }
  }

  ports(personId: () => string | undefined, random: () => number): SendPorts {
    return {
      personId,
      random,
      nowMs: () => this.nowMs,
      sendBatch: (calls) =>
        this.#through(
          () => calls.map((call) => this.#run(call)),
          (results) => results.slice(0, Math.floor(results.length / 2)),
        ),
      uploadPhoto: ({ path }: PhotoToSend) =>
        this.#through(
          () => this.photos.add(path),
          (stored) => stored,
        ),
      listReceipts: async (ids) => new Set(ids.filter((id) => this.has(id))),
    };
  }
}
