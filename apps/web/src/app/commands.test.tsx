import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/router/query-client';
import { useCommand } from '@/commands/use-command';
import { declineDealRef } from '@/features/deals/deals.queries';
import { handleDemoRequestRef } from '@/features/demo-requests/demo-requests.queries';
import { preloadMessages } from '@/i18n';
import { listPending } from '@/offline/outbox/outbox';
import { newPerson } from '@/offline/test/new-person';
import { toastStore } from '@/ui/feedback/toasts/toast-store';

type Answer = () => Promise<Response>;

const HANDLED = { id: 'r-1' };
const done: Answer = async () => Response.json(HANDLED);
const refuse: Answer = async () =>
  Response.json({ code: 'WRONG_STATE', message: 'No' }, { status: 409 });
const lose: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

let queryClient: QueryClient;
let keys: (string | null)[] = [];

beforeAll(() => preloadMessages('errors'));
beforeEach(() => {
  queryClient = createQueryClient();
  keys = [];
});
afterEach(() => {
  toastStore.dismiss();
  vi.unstubAllGlobals();
});

function answerWith(...answers: Answer[]): void {
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return answers.shift()?.();
  });
}

function goOffline(): void {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  answerWith(lose, lose, lose);
}

function Screen({ draw }: { draw: () => void }) {
  draw();
  return null;
}

/** What the hook hands a screen; nothing here needs the screen itself. */
function hook<Found>(useIt: () => Found): Found {
  let found: Found | undefined;
  const draw = () => {
    found = useIt();
  };
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Screen draw={draw} />
    </QueryClientProvider>,
  );
  if (!found) throw new Error('The screen was not drawn');
  return found;
}

const handling = () =>
  hook(() => useCommand(handleDemoRequestRef, { done: 'Handled', refused: 'Not handled' }));

it('a second press finds the first under way, and what is done is told', async () => {
  answerWith(done);
  const { run } = handling();
  const [first, second] = await Promise.all([run({ id: 'r-1' }), run({ id: 'r-1' })]);
  expect(first).toEqual({ kind: 'done', output: HANDLED });
  expect(second).toBeUndefined();
  expect(keys).toHaveLength(1);
  expect(toastStore.read()).toMatchObject({ title: 'Handled', tone: 'success' });
});

it('the key is kept after a lost answer, and is another after an answer or for other words', async () => {
  answerWith(lose, done, done, refuse, done);
  const { run } = handling();
  for (const id of ['r-1', 'r-1', 'r-1', 'r-2', 'r-2']) await run({ id });
  const [lost, again, next, refused, after] = keys;
  expect(again).toBe(lost);
  expect(new Set([lost, next, refused, after]).size).toBe(4);
});

it('a refusal is told with why; without a network a command that cannot wait says so', async () => {
  answerWith(refuse);
  const { run } = handling();
  expect(await run({ id: 'r-1' })).toMatchObject({ kind: 'refused' });
  expect(toastStore.read()).toMatchObject({ title: 'Not handled', tone: 'danger' });
  goOffline();
  await run({ id: 'r-1' });
  expect(toastStore.read()?.description).toBe('You are offline. This needs a network.');
});

it('a command that may wait does so by itself', async () => {
  goOffline();
  await newPerson();
  const { run } = hook(() => useCommand(declineDealRef, { done: 'Declined', waiting: 'Saved' }));
  const input = { id: 'd-1', reason: 'payout' } as const;
  expect(await run(input, { queue: { subject: 'Diwali' } })).toEqual({ kind: 'waiting' });
  expect(await listPending()).toMatchObject([{ type: 'deal_decline', subject: 'Diwali' }]);
  expect(toastStore.read()).toMatchObject({ title: 'Saved' });
});

it('what is open is asked for anew by the one map, before it is told where a screen wants that', async () => {
  answerWith(done);
  const ask = vi.fn(async () => 'answer');
  const options = { queryKey: ['demo_requests_list', {}], queryFn: ask };
  const stopShowing = new QueryObserver(queryClient, options).subscribe(() => undefined);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  const { run } = hook(() => useCommand(handleDemoRequestRef, { isShownFirst: true }));
  await run({ id: 'r-1' });
  expect(ask).toHaveBeenCalledTimes(2);
  stopShowing();
});
