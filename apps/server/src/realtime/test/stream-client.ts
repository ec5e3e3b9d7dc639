import { until } from '../../jobs/test/probe-jobs';

export interface Received {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: {
    readonly id?: string;
    readonly entityId?: string | null;
    readonly payload?: Record<string, unknown>;
    readonly reason?: string;
  };
}

export interface StreamClient {
  readonly status: number;
  readonly headers: Headers;
  /** Product events, without ready, reset and closed. */
  readonly events: () => Received[];
  readonly received: Received[];
  readonly comments: () => number;
  readonly lastEventId: () => string | undefined;
  readonly isEnded: () => boolean;
  readonly waitFor: (event: string) => Promise<Received>;
  readonly leave: () => void;
}

/** Reads a stream as the browser does, with fetch and a bearer token. */
export async function openStream(
  url: string,
  token?: string,
  headers: Record<string, string> = {},
): Promise<StreamClient> {
  const abort = new AbortController();
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(url, {
    headers: { ...authorization, ...headers },
    signal: abort.signal,
  });
  const received: Received[] = [];
  let comments = 0;
  let lastEventId: string | undefined;
  let isEnded = false;

  function takeBlock(block: string): void {
    const lines = block.split('\n');
    comments += lines.filter((line) => line.startsWith(':')).length;
    const field = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    lastEventId = field('id') ?? lastEventId;
    const data = field('data');
    if (data === undefined) return;
    received.push({ id: field('id'), event: field('event') ?? 'message', data: JSON.parse(data) });
  }

  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(takeBlock);
    }
  }

  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream && response.body) {
    read(response.body)
      .catch(() => undefined)
      .finally(() => {
        isEnded = true;
      });
  }
  const find = (event: string) => received.find((each) => each.event === event);
  return {
    status: response.status,
    headers: response.headers,
    received,
    events: () => received.filter((each) => each.event.includes('.')),
    comments: () => comments,
    lastEventId: () => lastEventId,
    isEnded: () => isEnded,
    waitFor: async (event) => {
      await until(`${event} is received`, () => find(event) !== undefined);
      return find(event) as Received;
    },
    leave: () => abort.abort(),
  };
}
