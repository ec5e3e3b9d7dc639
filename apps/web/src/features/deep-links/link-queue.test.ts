import '../../../test/browser-stand-ins';
import type { LinkEvent } from '@chowk/domain/deep-links';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { createLinkSender, forgetLinkEvents, keepLinkEvent } from './link-queue';

const HOUR_S = 3600;
const OPENED = { event_type: 'opened', link_type: 'deal', resource_id: null } as const;

/** A server that stores an event once, whatever it is sent. */
const server = { stored: new Map<string, LinkEvent>(), calls: 0, answer: () => 200 as number };

function signIn(id: string): void {
  const expires_at = Math.floor(Date.now() / 1000) + HOUR_S;
  const session = { access_token: 'a', refresh_token: 'r', expires_at, user: { id } };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}

const kept = (): LinkEvent[] =>
  JSON.parse(localStorage.getItem('chowk.link-events') ?? '{"events":[]}').events;

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { stored: new Map(), calls: 0, answer: () => 200 });
  vi.stubGlobal('screen', { width: 360, height: 640 });
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 580);
  vi.stubGlobal('document', { ...document, referrer: 'https://chat.example/room/7?q=secret' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    server.calls += 1;
    const status = server.answer();
    expect([path, init.keepalive]).toEqual(['/functions/v1/deep_link_track', true]);
    const { events } = JSON.parse(String(init.body)) as { events: LinkEvent[] };
    if (status === 200) for (const event of events) server.stored.set(event.id, event);
    const body = status === 200 ? { stored: events.length } : { code: codeOf(status), message: '' };
    return new Response(JSON.stringify(body), { status });
  });
  signIn('person-1');
});
afterEach(() => vi.unstubAllGlobals());

function codeOf(status: number): string {
  return status === 400 ? 'VALIDATION_FAILED' : 'INTERNAL';
}

describe('what became of links', () => {
  it('is kept with the device’s facts, and of the page before only where it was', () => {
    keepLinkEvent(OPENED, Date.parse('2026-11-16T10:00:00Z'));
    expect(kept()).toMatchObject([
      {
        ...OPENED,
        metadata: {
          user_agent: 'test',
          referrer: 'https://chat.example',
          timestamp: '2026-11-16T10:00:00.000Z',
          screen_size: '360x640',
          viewport_size: '360x580',
        },
      },
    ]);
  });

  it('is sent in pieces and gone from the device once the server has it', async () => {
    for (let i = 0; i < 120; i++) keepLinkEvent(OPENED);
    await createLinkSender()();
    expect([server.calls, server.stored.size, kept().length]).toEqual([3, 120, 0]);
  });

  it('stays while the server fails or the network is gone, and is never doubled', async () => {
    const send = createLinkSender();
    keepLinkEvent(OPENED);
    server.answer = () => 500;
    await send();
    expect(kept()).toHaveLength(1);
    server.answer = () => 200;
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    await send();
    expect(server.calls).toBe(1);
    vi.stubGlobal('navigator', { ...navigator, onLine: true });
    await Promise.all([send(), send()]);
    expect([server.calls, server.stored.size, kept().length]).toEqual([2, 1, 0]);
  });

  it('that the server will never take does not stand in the way of the next', async () => {
    keepLinkEvent(OPENED);
    server.answer = () => 400;
    await createLinkSender()();
    expect(kept()).toEqual([]);
  });

  it('keeps the newest when it grows too long', () => {
    for (let i = 0; i < 210; i++) keepLinkEvent(OPENED, i);
    const times = kept().map(({ metadata }) => Date.parse(metadata.timestamp));
    expect([times.length, times[0], times.at(-1)]).toEqual([200, 10, 209]);
  });

  it('is nobody’s without a session, never another person’s, and gone after signing out', async () => {
    keepLinkEvent(OPENED);
    signIn('person-2');
    await createLinkSender()();
    expect(server.calls).toBe(0);
    keepLinkEvent(OPENED);
    expect(kept()).toHaveLength(1);
    forgetLinkEvents();
    expect(kept()).toEqual([]);
    localStorage.clear();
    keepLinkEvent(OPENED);
    expect(kept()).toEqual([]);
  });

  it('begins anew where what was kept is broken', () => {
    localStorage.setItem('chowk.link-events', '{"personId":"person-1","events":7}');
    keepLinkEvent(OPENED);
    expect(kept()).toHaveLength(1);
  });
});
