import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { beforeEach, expect, it } from 'vitest';
import { enqueue, listPending, takeBack, takeBackToChange } from '@/offline/outbox/outbox';
import { listTakenBack } from '@/offline/outbox/taken-back';
import type { OfflineDatabase } from '@/offline/store/schema';
import { newPerson } from '@/offline/test/new-person';
import { leadEditDraft, openDraft } from './lead-draft';

const NAME = leadEditDraft('l-1');
const CHANGE = { id: 'l-1', version: 3, area: 'Mahim' };

let database: OfflineDatabase;
beforeEach(async () => {
  ({ database } = await newPerson());
  await enqueue({ type: 'lead_update', data: CHANGE });
  const [item] = await listPending();
  if (item) await takeBackToChange(item);
});

const told = async () =>
  (await listTakenBack(database, await listPending())).map(({ data }) => data);

it('a change taken back is in its form as typed, and told of as it is now until it is no more', async () => {
  const draft = await openDraft(NAME);
  expect(draft.read()).toEqual({ area: 'Mahim' });
  draft.write({ area: 'Dadar' });
  await draft.settled();
  expect(await told()).toEqual([{ ...CHANGE, area: 'Dadar' }]);
  draft.write({});
  await draft.settled();
  expect(await told()).toEqual([]);
});

it('a change sent once more and refused at once is still told of', async () => {
  const draft = await openDraft(NAME);
  const again = { ...CHANGE, area: 'Dadar' };
  draft.write({ area: 'Dadar' });
  await draft.settled();
  const { id } = await enqueue({ type: 'lead_update', data: again, fromDraft: NAME });
  expect(await told()).toEqual([]);
  await takeBack(id);
  draft.writeAgain();
  await draft.settled();
  expect(await told()).toEqual([again]);
});
