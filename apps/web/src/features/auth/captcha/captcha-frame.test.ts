import { afterEach, expect, it, vi } from 'vitest';
import { listenToCaptcha } from './captcha-frame';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('hears its own frame alone', () => {
  /** Just what a page has for messages: this test runs without one. */
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const inside = {};
  const heard: string[] = [];
  const stop = listenToCaptcha({ contentWindow: inside } as HTMLIFrameElement, {
    onSolved: (token) => heard.push(token),
    onFailed: () => heard.push('failed'),
    onRoomNeeded: (isNeeded) => heard.push(isNeeded ? 'opened' : 'closed'),
  });
  const post = (source: unknown, origin: string, data: unknown) =>
    page.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }));
  const solved = { type: 'captcha.solved', token: 't' };

  post(inside, 'null', { type: 'captcha.opened' });
  post(inside, 'null', solved);
  expect(heard).toEqual(['opened', 't']);
  post({}, 'null', solved);
  post(inside, 'https://elsewhere.example', solved);
  post(inside, 'null', { type: 'captcha.solved', token: 7 });
  post(inside, 'null', null);
  stop();
  post(inside, 'null', solved);
  expect(heard).toEqual(['opened', 't']);
});
