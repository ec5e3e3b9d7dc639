import { expect, it } from 'vitest';
import { ServerError } from '@/api/errors/errors';
import type { StreamCall } from '@/api/stream/event-stream';
import type { StreamMessage } from '@/api/stream/sse-reader';
import { createConnection } from './live-connection';
import type { LiveUpdate } from './live-message';

const SINCE_MS = 100_000;

const ready = (id: string): StreamMessage => ({ event: 'ready', data: '{}', id });
const offered = (id: string): StreamMessage => ({
  event: 'deal.offered',
  data: JSON.stringify({ entityId: `deal of ${id}`, payload: {} }),
  id,
});
const closed = (reason: string): StreamMessage => ({
  event: 'closed',
  data: JSON.stringify({ reason }),
  id: undefined,
});

type Turn = readonly StreamMessage[] | Error;

/** Runs the connection against scripted responses and stops it after the last. */
async function runAgainst(turns: readonly Turn[], offlineLooks = 0) {
  const asked: (string | undefined)[] = [];
  const pauses: number[] = [];
  const news: LiveUpdate[] = [];
  const ended = new AbortController();
  let isSessionOver = false;
  let looks = offlineLooks;
  const connection = createConnection({
    sinceMs: SINCE_MS,
    onNews: (one) => news.push(one),
    onSessionOver: () => {
      isSessionOver = true;
    },
    ports: {
      isOffline: () => looks > 0,
      random: () => 0,
      pause: async (ms) => {
        looks -= 1;
        pauses.push(ms);
        if (asked.length === turns.length) ended.abort();
      },
      listen: async ({ lastPosition, onMessage }: StreamCall) => {
        asked.push(lastPosition);
        const turn = turns[asked.length - 1] ?? [];
        if (turn instanceof Error) throw turn;
        for (const message of turn) onMessage(message);
      },
    },
  });
  await connection.run(ended.signal);
  const ids = news.map((one) => (one.kind === 'event' ? one.ids.join() : one.kind));
  return { asked, pauses, ids, isSessionOver };
}

it('starts when the screens did, and resumes after the last id', async () => {
  const { asked, ids } = await runAgainst([
    [offered('40000-1'), offered('100500-2'), ready('101000-0'), offered('102000-3')],
    [ready('110000-0'), { event: 'message', data: '', id: '125000-0' }],
    [],
  ]);
  expect(asked).toEqual(['100000-0', '102000-3', '125000-0']);
  // The first event was before the page opened, so the page already shows it.
  expect(ids).toEqual(['deal of 100500-2', 'deal of 102000-3']);
});

it('receives events again from before the stream was ready', async () => {
  const { asked } = await runAgainst([[offered('100500-2')], [ready('101000-0')]]);
  expect(asked).toEqual(['100000-0', '100000-0']);
});

it('backs off after failures, and resets after a stream that worked', async () => {
  const down = new ServerError('UNAVAILABLE');
  const { pauses } = await runAgainst([down, down, down, [ready('101000-0')], down]);
  expect(pauses).toEqual([1000, 2000, 4000, 1000, 2000]);
});

it('does not connect while the device is offline', async () => {
  const { asked, pauses } = await runAgainst([[ready('101000-0')]], 2);
  expect(asked).toHaveLength(1);
  expect(pauses).toHaveLength(3);
});

it.each([
  ['says so', [ready('101000-0'), closed('session-ended')]],
  ['refuses the token', new ServerError('UNAUTHENTICATED')],
  ['asks for the second step', new ServerError('SECOND_STEP_NEEDED')],
] as const)('stops when the session is over: the server %s', async (_, turn) => {
  const { asked, isSessionOver } = await runAgainst([turn, [ready('102000-0')]]);
  expect(asked).toHaveLength(1);
  expect(isSessionOver).toBe(true);
});

it('reconnects with a new token when the old one has expired', async () => {
  const { asked, isSessionOver } = await runAgainst([
    [ready('101000-0'), closed('token-expired')],
    [ready('102000-0')],
  ]);
  expect(asked).toEqual(['100000-0', '101000-0']);
  expect(isSessionOver).toBe(false);
});

it('passes on a reset', async () => {
  const reset = { event: 'reset', data: '{}', id: undefined };
  expect((await runAgainst([[reset, ready('101000-0')]])).ids).toEqual(['reset']);
});
