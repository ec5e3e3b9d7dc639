import '../../../test/browser-stand-ins';
import { NOTIFICATION_TYPES, type Notification } from '@chowk/domain/notifications';
import { describe, expect, it } from 'vitest';
import { dayName, groupByDay } from './day-groups';
import { fits } from './filter';
import { readBy } from './marks';
import { leadsNowhere, safeLink } from './safe-link';

const NOW_MS = Date.parse('2026-11-16T12:00:00+05:30');

function row(id: string, at: string, change: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'deal_offered',
    kind: 'deals',
    payload: {},
    link: '/deal/1',
    seen: false,
    read_at: null,
    created_at: new Date(at).toISOString(),
    ...change,
  };
}

const isUnread = ({ read_at }: Notification) => read_at === null;
const READ = { seen: true, read_at: '2026-11-16T04:00:00.000Z' };

describe('days', () => {
  it('are those of India, the newest first, unread first within each', () => {
    const rows = [
      row('5', '2026-11-16T09:00:00+05:30', READ),
      row('4', '2026-11-16T00:01:00+05:30'),
      row('3', '2026-11-15T23:59:00+05:30', READ),
      row('2', '2026-11-15T10:00:00+05:30'),
      row('1', '2026-11-01T10:00:00+05:30'),
    ];
    const groups = groupByDay(rows, isUnread);
    expect(groups.map(({ day, rows: of }) => [day, of.map(({ id }) => id).join()])).toEqual([
      ['2026-11-16', '4,5'],
      ['2026-11-15', '2,3'],
      ['2026-11-01', '1'],
    ]);
  });

  it('have a name when they are near', () => {
    expect(dayName('2026-11-16', NOW_MS)).toBe('today');
    expect(dayName('2026-11-15', NOW_MS)).toBe('yesterday');
    expect(dayName('2026-11-14', NOW_MS)).toBeUndefined();
    const afterMidnight = Date.parse('2026-11-17T00:10:00+05:30');
    expect(dayName('2026-11-16', afterMidnight)).toBe('yesterday');
  });
});

it('a mark is counted by the unread ones it takes away', () => {
  const rows = ['1', '2', '3'].map((id) => row(id, '2026-11-16T09:00:00+05:30'));
  const read = row('0', '2026-11-16T09:00:00+05:30', READ);
  expect(readBy([read, ...rows], { kind: 'all-read', upTo: '2' })).toBe(2);
  expect(readBy([read], { kind: 'read', id: '0' })).toBe(0);
  expect(readBy(rows, { kind: 'seen', ids: ['1'] })).toBe(0);
});

it('filters as the server does', () => {
  const read = row('1', '2026-11-16T09:00:00Z', READ);
  expect(fits(read, { isUnreadOnly: true, kind: undefined })).toBe(false);
  expect(fits(read, { isUnreadOnly: false, kind: 'deals' })).toBe(true);
  expect(fits(read, { isUnreadOnly: false, kind: 'money' })).toBe(false);
});

it('a link never leads out of the app', () => {
  for (const link of ['/deal/0190a000-0000-7000-8000-000000000001', '/wallet', '/review?x=1']) {
    expect(safeLink(link)).toBe(link);
  }
  for (const link of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil']) {
    expect(safeLink(link)).toBe('/notifications');
  }
  expect(leadsNowhere('/notifications')).toBe(true);
});

it('every type has words, in both languages, whatever its payload lacks', async () => {
  const { messageWordsEn, messageWordsHi, noticeText } = await import(
    '@chowk/domain/notifications'
  );
  for (const words of [messageWordsEn, messageWordsHi]) {
    for (const type of NOTIFICATION_TYPES) {
      const text = noticeText(words, type, {});
      expect(text.length, type).toBeGreaterThan(3);
      expect(text, type).not.toMatch(/[{}]/);
    }
  }
});
