import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDraft } from '@/forms/device-draft';
import { startEditing } from '@/offline/outbox/editing';
import { enqueue, listPending } from '@/offline/outbox/outbox';
import { targetOf } from '@/offline/outbox/queue-row';
import { newPerson } from '@/offline/test/new-person';
import { dropUnfinished, leadEditDraft, listUnfinished, newLeadDraft } from './lead-draft';
import { openedOf } from './lead-fields';

const CHANGE = { id: 'l-1', version: 3, area: 'Mahim', notes: null };
const open = (name: string, command: string, id: string) =>
  openDraft({ name, command, target: targetOf('shopLeads', id), openedOf });
const openChange = () => open(leadEditDraft('l-1'), 'lead_update', 'l-1');

beforeEach(() => newPerson());

it('a change that is edited is in its form as typed, and what is typed since on top of it', async () => {
  const { id } = await enqueue({ type: 'lead_update', data: CHANGE });
  expect((await openChange()).opened).toBeUndefined();
  await startEditing(id);
  const draft = await openChange();
  expect(draft).toMatchObject({ opened: { area: 'Mahim', notes: '' }, isRestored: true });
  draft.write({ area: 'Dadar' });
  const again = await openChange();
  expect([again.opened?.area, again.read()]).toEqual(['Mahim', { area: 'Dadar' }]);
});

describe('a new lead that is edited before it is sent', () => {
  const LEAD = { id: 'l-2', shop_name: 'Rao', owner_name: 'Asha', phone: '+919811122233' };
  const path = 'me/front.jpg';

  beforeEach(async () => {
    const photo = { bucket: 'shop_photos', path, blob: new Blob(['front']) } as const;
    const data = { ...LEAD, photos: [{ type: 'front', path }] };
    const { id } = await enqueue({ type: 'lead_create', data, blobs: [photo] });
    await startEditing(id);
  });

  it('opens with its words and its photo', async () => {
    const draft = await open(newLeadDraft('l-2'), 'lead_create', 'l-2');
    const [blobId = ''] = draft.blobs.keys();
    expect(await draft.blobs.get(blobId)?.text()).toBe('front');
    expect(draft.opened).toEqual({
      shop_name: 'Rao',
      owner_name: 'Asha',
      phone: '+91 98111 22233',
      photos: [{ type: 'front', path, blobId }],
    });
  });

  it('is among the unfinished, and given up from there it is nowhere', async () => {
    expect(await listUnfinished()).toEqual([{ id: 'l-2', shopName: 'Rao' }]);
    await dropUnfinished('l-2');
    expect([await listUnfinished(), await listPending()]).toEqual([[], []]);
  });
});
