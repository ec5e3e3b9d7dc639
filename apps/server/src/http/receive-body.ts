import { ChowkError } from '@chowk/domain/kernel';
import type { BodyHold } from '../contract/limits/body-budget';
import type { Limits } from '../limits';

const BLOCK_BYTES = 64 * 1024;

interface Arrived {
  readonly bytes: Uint8Array;
  /** Why the body is incomplete; the first bytes may still be worth keeping. */
  readonly broken: ChowkError | undefined;
}

interface Receiving {
  readonly hold: BodyHold;
  readonly limits: Limits['bodies'];
  readonly maxBytes: number;
}

/** From this size on a chunk is kept as it came, unless it is the small end of a large one. */
const LARGE_BYTES = 16 * 1024;

function isKeptAsItCame(chunk: Uint8Array): boolean {
  return chunk.length >= LARGE_BYTES && chunk.buffer.byteLength <= 2 * chunk.length;
}

/**
 * Small chunks are copied into blocks, so that a thousand of them cost no more than their bytes.
 */
class Blocks {
  #full: Uint8Array[] = [];
  #open = new Uint8Array();
  #filled = 0;
  readonly #receiving: Receiving;
  length = 0;

  constructor(receiving: Receiving) {
    this.#receiving = receiving;
  }

  add(chunk: Uint8Array): void {
    if (isKeptAsItCame(chunk)) {
      this.#receiving.hold.take(chunk.buffer.byteLength);
      this.#close();
      this.#full.push(chunk);
      this.length += chunk.length;
      return;
    }
    for (let from = 0; from < chunk.length; ) {
      if (this.#filled === this.#open.length) this.#grow();
      const part = chunk.subarray(from, from + this.#open.length - this.#filled);
      this.#open.set(part, this.#filled);
      this.#filled += part.length;
      this.length += part.length;
      from += part.length;
    }
  }

  #close(): void {
    if (this.#filled > 0) this.#full.push(this.#open.subarray(0, this.#filled));
    this.#open = new Uint8Array();
    this.#filled = 0;
  }

  #grow(): void {
    const { hold, maxBytes } = this.#receiving;
    const size = Math.min(BLOCK_BYTES, maxBytes - this.length);
    hold.take(size);
    this.#close();
    this.#open = new Uint8Array(size);
  }

  /** Blocks are released one by one, so that the body is never in memory twice. */
  join(): Uint8Array {
    this.#close();
    const [only] = this.#full;
    if (only && this.#full.length === 1) return only;
    const whole = new Uint8Array(this.length);
    const parts = this.#full.reverse();
    this.#full = [];
    for (let at = 0; at < whole.length; ) {
      const part = parts.pop() ?? new Uint8Array();
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}

const later = () => new ChowkError('UNAVAILABLE', { details: { retryAfterS: 1 } });

/**
 * Reads a body block by block, each counted against the process's budget. A stalled body is aborted
 * after a while, or at once when others need the room.
 */
export async function receiveBody(
  body: ReadableStream<Uint8Array> | null,
  receiving: Receiving,
): Promise<Arrived> {
  const { hold, limits, maxBytes } = receiving;
  const blocks = new Blocks(receiving);
  if (!body) return { bytes: blocks.join(), broken: undefined };
  const reader = body.getReader();
  let broken: ChowkError | undefined;
  const giveUp = () => {
    broken ??= later();
    reader.cancel().catch(() => undefined);
  };
  const stall = setTimeout(giveUp, limits.stallMs);
  const whole = setTimeout(giveUp, limits.wholeMs);
  hold.onGiveWay(() => {
    giveUp();
    hold.release();
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || broken) break;
      if (blocks.length + value.length > maxBytes) throw new ChowkError('BODY_TOO_LARGE');
      blocks.add(value);
      stall.refresh();
    }
  } catch (error) {
    broken ??= error instanceof ChowkError ? error : later();
    reader.cancel().catch(() => undefined);
    if (broken.code === 'BODY_TOO_LARGE') throw broken;
  } finally {
    clearTimeout(stall);
    clearTimeout(whole);
    hold.onGiveWay(() => undefined);
  }
  return { bytes: blocks.join(), broken };
}
