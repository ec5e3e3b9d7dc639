import '../../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { cartChanges } from '@/features/orders/cart/changed-lines';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { orderOutcome } from './order-outcome';

const item = { id: 'o-1' } as PendingUpload;

it('an order refused while it waited brings along why', () => {
  const lines = [{ variant_id: 'v-1', problem: 'archived' }];
  const problem = { code: 'CART_CHANGED', details: { lines, brands: [] } };
  const outcome = orderOutcome({ type: 'item.refused', item, problem }, 'o-1');
  expect(outcome?.kind).toBe('over');
  expect(cartChanges(outcome?.kind === 'over' && outcome.refusal)?.lines).toEqual(lines);
});

it('one that arrived is placed, one given up is over without a word, another is none of it', () => {
  const orders = [{ id: 'x' }];
  const sent = orderOutcome({ type: 'item.sent', item, output: { orders } }, 'o-1');
  expect(sent).toEqual({ kind: 'placed', orders });
  expect(orderOutcome({ type: 'item.dropped', item }, 'o-1')).toEqual({ kind: 'over' });
  expect(orderOutcome({ type: 'item.dropped', item }, 'o-2')).toBeUndefined();
  expect(orderOutcome({ type: 'item.queued' }, 'o-1')).toBeUndefined();
});
