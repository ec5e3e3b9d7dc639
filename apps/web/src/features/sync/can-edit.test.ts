import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import type { PendingUpload } from '@/offline/queue-row';
import { canEdit } from './can-edit';

const CHANGE = {
  id: 'c-1',
  type: 'shop_update',
  data: { id: 's-1', area: 'Mahim' },
  entity: 'shops:s-1',
  seq: 1,
  dependsOn: [],
  blobs: [],
  state: 'needs_attention',
} as unknown as PendingUpload;

it.each([
  ['ACTING_REFUSED', false],
  ['VALIDATION', true],
])('a change refused with %s is open to its form: %s', (code, isOpen) => {
  const item = { ...CHANGE, lastError: { code } };
  expect(canEdit(item, [item])).toBe(isOpen);
});
