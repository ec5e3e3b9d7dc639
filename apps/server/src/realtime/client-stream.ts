import { type CloseReason, closedMessage } from './sse';

export interface ClientStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Never blocks: the buffer for a slow reader is bounded, and then the reader is dropped. */
  readonly send: (message: Uint8Array) => void;
  /** Resolves when half the buffer is free again, or the stream has ended. */
  readonly whenRoomy: () => Promise<void>;
  readonly close: (reason: CloseReason) => void;
  /** Closes the stream; the client resumes from its last position. */
  readonly drop: () => void;
  readonly isOpen: () => boolean;
}

export interface ClientStreamOptions {
  readonly maxBufferBytes: number;
  /** Cuts the connection, with whatever it still buffers. */
  readonly cut: () => void;
  /** Called once, whoever ended it. */
  readonly onEnd: (how: 'left' | 'dropped' | 'closed') => void;
}

/** One browser's stream. */
export function createClientStream(options: ClientStreamOptions): ClientStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let waiting: (() => void)[] = [];

  const isRoomy = () => !controller || (controller.desiredSize ?? 0) * 2 >= options.maxBufferBytes;

  function tellWaiting(): void {
    if (!isRoomy()) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  function end(how: 'left' | 'dropped' | 'closed'): void {
    if (!controller) return;
    controller = undefined;
    tellWaiting();
    options.onEnd(how);
  }

  function drop(): void {
    if (!controller) return;
    end('dropped');
    options.cut();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      pull: tellWaiting,
      cancel: () => end('left'),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: options.maxBufferBytes }),
  );

  return {
    body,
    isOpen: () => controller !== undefined,
    send: (message) => {
      controller?.enqueue(message);
      if (controller && (controller.desiredSize ?? 0) <= 0) drop();
    },
    whenRoomy: () =>
      new Promise((resolve) => {
        if (isRoomy()) resolve();
        else waiting.push(resolve);
      }),
    drop,
    close: (reason) => {
      if (!controller) return;
      controller.enqueue(closedMessage(reason));
      controller.close();
      end('closed');
    },
  };
}
