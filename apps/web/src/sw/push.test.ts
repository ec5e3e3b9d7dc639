import { describe, expect, it, vi } from 'vitest';
import { asPageRequest } from './messages';
import { openLink } from './open-link';
import { pathOf, readPush, shownPush } from './push-message';

const ORIGIN = 'https://chowk.example';
const ID = '0190a000-0000-7000-8000-000000000001';
const message = {
  id: ID,
  title: 'Deals',
  body: 'New offer: Diwali shelf, ₹450 before tax',
  link: '/deal/1',
  tag: ID,
  lang: 'en',
} as const;

describe('a push message', () => {
  it('is shown in its words and opens its notification, which is then read', () => {
    const { title, options } = shownPush(readPush(JSON.stringify(message)), ORIGIN);
    expect(title).toBe('Deals');
    expect(options).toMatchObject({
      body: message.body,
      tag: ID,
      lang: 'en',
      data: { link: `/notification/${ID}` },
    });
  });

  it('for several at once opens the list', () => {
    const many = { ...message, tag: 'deal_offered', link: '/notifications' };
    expect(shownPush(many, ORIGIN).options.data).toEqual({ link: '/notifications' });
  });

  it.each([undefined, '', '<html>', 'null', '[]', '{"title":"x"}', JSON.stringify({ title: 7 })])(
    'that came broken (%s) is shown all the same, and leads to the list',
    (text) => {
      const { title, options } = shownPush(readPush(text), ORIGIN);
      expect(title).toBe('Chowk');
      expect(options.data).toEqual({ link: '/notifications' });
    },
  );

  it('never leads out of the app', () => {
    for (const link of ['https://evil.example/x', '//evil.example', '/\\evil.example', 'x', 5]) {
      expect(pathOf(link, ORIGIN)).toBe('/notifications');
    }
    expect(pathOf('/order/1?x=2', ORIGIN)).toBe('/order/1?x=2');
    expect(asPageRequest({ type: 'OPEN', path: '//evil.example' })).toBeUndefined();
    expect(asPageRequest({ type: 'OPEN', path: '/order/1' })).toBeDefined();
  });
});

interface PageFacts {
  readonly focused?: boolean;
  readonly visibilityState?: DocumentVisibilityState;
  /** Whether its router responds. */
  readonly doesAnswer?: boolean;
}

function page({ focused = false, visibilityState = 'hidden', doesAnswer = true }: PageFacts) {
  const asked: unknown[] = [];
  return {
    asked,
    url: `${ORIGIN}/dashboard`,
    focused,
    visibilityState,
    focus: vi.fn(async () => ({}) as WindowClient),
    navigate: vi.fn(async () => null),
    postMessage(request: unknown, [port]: Transferable[]) {
      asked.push(request);
      if (doesAnswer && port instanceof MessagePort) port.postMessage('OPENED');
    },
  };
}

describe('a click on a notification', () => {
  it('navigates the focused page without reloading it', async () => {
    const [hidden, seen] = [page({}), page({ visibilityState: 'visible' })];
    const open = vi.fn(async () => null);
    await openLink({ list: async () => [hidden, seen], open }, '/deal/1');
    expect(seen.asked).toEqual([{ type: 'OPEN', path: '/deal/1' }]);
    expect(seen.focus).toHaveBeenCalled();
    expect(hidden.asked).toEqual([]);
    expect(seen.navigate).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });

  it('loads a page that cannot navigate itself', async () => {
    vi.useFakeTimers();
    const landing = page({ focused: true, doesAnswer: false });
    const opening = openLink({ list: async () => [landing], open: async () => null }, '/deal/1');
    await vi.runAllTimersAsync();
    await opening;
    expect(landing.navigate).toHaveBeenCalledWith('/deal/1');
    vi.useRealTimers();
  });

  it('opens a window when there is none', async () => {
    const open = vi.fn(async () => null);
    await openLink({ list: async () => [], open }, '/deal/1');
    expect(open).toHaveBeenCalledWith('/deal/1');
  });
});
