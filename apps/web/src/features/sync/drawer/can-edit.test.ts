import '../../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { queuedItem } from '@/offline/test/queued-item';
import { canEdit } from './can-edit';

const CHANGE = queuedItem({
  type: 'shop_update',
  data: { id: 's-1', area: 'Mahim' },
  target: 'shops:s-1',
  state: 'needs_attention',
});

it.each([
  ['ACTING_REFUSED', false],
  ['VALIDATION', true],
])('a change refused with %s is open to its form: %s', (code, isOpen) => {
  const item = { ...CHANGE, lastError: { code } };
  expect(canEdit(item, [item])).toBe(isOpen);
});
