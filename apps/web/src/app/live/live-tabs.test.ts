import { afterEach, expect, it } from 'vitest';
import type { LiveUpdate } from './live-message';
import { joinTabs, type Tabs } from './live-tabs';

const PERSON = 'person-1';
const offered: LiveUpdate = { kind: 'event', type: 'deal.offered', ids: ['d1'] };

let opened: Tabs[] = [];
afterEach(() => {
  for (const tab of opened) tab.close();
  opened = [];
});

/** A lock that is passed on like a browser's. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return (_signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
    const mine = last.then(work);
    last = mine;
    return mine;
  };
}

interface Heard {
  readonly news: LiveUpdate;
  readonly isListener: boolean;
}

function openTab(alone: ReturnType<typeof createTurns>, personId = PERSON, sinceMs = 0) {
  const heard: Heard[] = [];
  let wake = () => {};
  const tabs = joinTabs({
    personId,
    sinceMs,
    onNews: (news, isListener) => {
      heard.push({ news, isListener });
      wake();
    },
    ports: { channel: new BroadcastChannel('chowk-live-test'), alone, nowMs: () => 1000 },
  });
  opened.push(tabs);
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  return { tabs, heard, next };
}

/** A connection that stays open until aborted. */
function openConnection() {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const run = (signal: AbortSignal) => {
    begin();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  return { connection: { run }, begun };
}

it('lets one tab listen and all receive', async () => {
  const alone = createTurns();
  const [first, second, stranger] = [openTab(alone), openTab(alone), openTab(alone, 'person-2')];
  const arrives = second.next();
  first.tabs.pass(offered);
  await arrives;
  expect(first.heard).toEqual([{ news: offered, isListener: true }]);
  expect(second.heard).toEqual([{ news: offered, isListener: false }]);
  expect(stranger.heard).toEqual([]);
});

it('hands over when the listening tab stops', async () => {
  const alone = createTurns();
  const [first, second] = [openTab(alone), openTab(alone)];
  const [own, other] = [openConnection(), openConnection()];
  const ended = new AbortController();
  const listening = first.tabs.listen(own.connection, ended.signal);
  const otherEnded = new AbortController();
  const waiting = second.tabs.listen(other.connection, otherEnded.signal);
  await own.begun;
  ended.abort();
  await listening;
  await other.begun;
  otherEnded.abort();
  await waiting;
});

it('sends a loading tab the events it missed', async () => {
  const alone = createTurns();
  const first = openTab(alone);
  const { connection, begun } = openConnection();
  const ended = new AbortController();
  const listening = first.tabs.listen(connection, ended.signal);
  await begun;
  first.tabs.pass(offered);
  const late = openTab(alone, PERSON, 500);
  await late.next();
  expect(late.heard).toEqual([{ news: offered, isListener: false }]);
  ended.abort();
  await listening;
});
