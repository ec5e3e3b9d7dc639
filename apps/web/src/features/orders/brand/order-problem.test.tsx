import '../../../../test/browser-stand-ins';
import type { Order, OrderDispute } from '@chowk/domain/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { OrderProblem } from './order-problem';

beforeAll(() => preloadMessages('brandorders', 'ui'));

const OPEN = {
  problem: 'missing',
  answered_at: null,
  closed_at: null,
} as OrderDispute;

function shown(dispute: OrderDispute | null): string {
  const order = { payment: 'upi', payment_state: 'paid', total_paise: 120_000, dispute } as Order;
  return renderToStaticMarkup(<OrderProblem order={order} />);
}

it('tells the brand what was reported, what is on hold and whose turn it is', () => {
  const open = shown(OPEN);
  expect(open).toContain('Problem reported: something is missing');
  expect(open).toContain('₹1,200 on hold');
  expect(open).toContain('Open the order to answer');
  expect(shown({ ...OPEN, answered_at: '2026-11-16T06:30:00.000Z' })).toContain('You answered');
});

it('says nothing without a problem, or once it is closed', () => {
  expect(shown(null)).toBe('');
  expect(shown({ ...OPEN, closed_at: '2026-11-16T06:30:00.000Z' })).toBe('');
});
