import '../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { queuedItem } from '@/offline/test/queued-item';
import { reasonsOf } from './drawer/item-words';
import { WaitingItem } from './drawer/waiting-item';

beforeAll(() => preloadMessages('sync', 'errors', 'cart', 'ui'));

const ORDER = queuedItem({ type: 'order_place', data: {}, state: 'needs_attention' });
const none = () => undefined;

function shown(lines: readonly object[]): string {
  const lastError = { code: 'CART_CHANGED', details: { lines: [...lines], brands: [] } };
  const item = { ...ORDER, lastError } as PendingUpload;
  const reasons = reasonsOf(item, [item], { isOnline: true, nowMs: 1 });
  const actions = { onRetry: none, onSaveCopy: none, onDiscard: none };
  return renderToStaticMarkup(
    <WaitingItem {...{ item, reasons, ...actions }} nowMs={1} photoBytes={0} />,
  );
}

it('a refused order names what is sold no more', () => {
  const item = shown([{ problem: 'archived', product_name: 'Haldi', pack_size: '1 kg' }]);
  expect(item).toContain('Haldi, 1 kg: No longer sold');
  expect(item).not.toContain('Prices or stock changed');
});

it('a pack nobody knows the name of any more is told as a change', () => {
  const item = shown([{ problem: 'archived', product_name: null, pack_size: null }]);
  expect(item).toContain('Prices or stock changed');
});
