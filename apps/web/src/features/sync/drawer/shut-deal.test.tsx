import '../../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import type { PendingUpload, QueueProblem } from '@/offline/outbox/queue-row';
import { queuedItem } from '@/offline/test/queued-item';
import { canEdit } from './can-edit';
import { reasonsOf } from './item-words';
import { WaitingItem } from './waiting-item';

beforeAll(() => preloadMessages('sync', 'errors', 'deal', 'ui'));

function refused(lastError: QueueProblem): PendingUpload {
  const data = { deal_id: 'd-1' };
  return queuedItem({ type: 'proof_submit', data, state: 'needs_attention', lastError });
}

const none = () => undefined;

/** As the drawer shows it. */
function shown(item: PendingUpload): string {
  const reasons = reasonsOf(item, [item], { isOnline: true, nowMs: 1 });
  const onEdit = canEdit(item, [item]) ? none : undefined;
  const actions = { onRetry: none, onSaveCopy: none, onDiscard: none, onEdit };
  return renderToStaticMarkup(
    <WaitingItem {...{ item, reasons, ...actions }} nowMs={1} photoBytes={0} />,
  );
}

it.each([
  ['cancelled', 'This deal was cancelled.'],
  ['expired', 'Time ran out for this deal.'],
  ['submitted', 'This can no longer be done'],
])('photos of a deal that is %s have no form to go to, and say why', (state, why) => {
  const details = { noun: 'deal', state, step: 'proof_submit' };
  const item = shown(refused({ code: 'WRONG_STATE', details }));
  expect(item).toContain(why);
  expect(item).not.toContain('Edit');
  expect(item).toContain('Save a copy');
  expect(item).toContain('Discard');
});

it('photos that were refused themselves are changed in their form', () => {
  const item = shown(refused({ code: 'NOT_AN_IMAGE' }));
  expect(item).toContain('The file is not a photo we can read');
  expect(item).toContain('Edit');
});
