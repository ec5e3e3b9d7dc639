import '../../../../../test/browser-stand-ins';
import { HOUR_MS } from '@chowk/domain/kernel';
import type { BizmanAction } from '@chowk/domain/shops';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { LogLine } from './log-line';

const NOW_MS = Date.now();
const DONE = {
  bizman_name: 'Ravi',
  action_type: 'deal_accept',
  subject: 'Diwali shelf',
  done_at: null,
  created_at: new Date(NOW_MS - 1.5 * HOUR_MS).toISOString(),
} as BizmanAction;

const textOf = (action: BizmanAction) =>
  renderToStaticMarkup(<LogLine action={action} />).replaceAll(/<[^>]+>/g, '');

beforeAll(() => preloadMessages('acting'));

it('names what it was done to', () => {
  expect(textOf(DONE)).toBe('Deal accepted – Diwali shelf' + 'Ravi · 1 hour ago');
  expect(textOf({ ...DONE, subject: null })).toBe('Deal accepted' + 'Ravi · 1 hour ago');
});

it('says when it was done, and when it arrived if it waited', () => {
  const done_at = new Date(NOW_MS - 3.5 * HOUR_MS).toISOString();
  expect(textOf({ ...DONE, done_at })).toMatch(/Ravi · 3 hours ago · sent 1 hour ago$/);
});
