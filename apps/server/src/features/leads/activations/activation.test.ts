import { createHash } from 'node:crypto';
import { DAY_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Leads, startLeads } from '../../../../test/world/leads';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { shopPhotos, shops } from '../../../db/schema/businesses';
import { notifications } from '../../../db/schema/notifications';
import { shelfPhoto } from '../../../images/test/scenes';
import { createPerson } from '../../auth';
import { welcomeOwner } from './welcome-owner';

let t: Leads;
let ravi: Awaited<ReturnType<Leads['person']>>;
let admin: typeof ravi;
beforeAll(async () => {
  t = await startLeads();
  ravi = await t.person('bizman');
  admin = await t.person('admin');
});
afterAll(() => t.close());

interface Waiting {
  readonly id: string;
  readonly lead: { readonly id: string };
}

async function requestOf(leadId: string): Promise<string> {
  const { body } = await t.get('/rest/v1/activation_requests?limit=100', { actor: admin });
  const found = (body.items as Waiting[]).find(({ lead }) => lead.id === leadId);
  return found?.id ?? '';
}

const decide = (name: string, input: unknown, actor = admin) => t.command(name, input, { actor });

async function toldOf(type: string) {
  const rows = await t.asSystem((tx) =>
    tx.select().from(notifications).where(eq(notifications.profile_id, ravi.uid)),
  );
  return rows.filter((row) => row.type === type);
}

it('shows what speaks for and against it to an admin alone, and an unverified lead never gets there', async () => {
  const shop = await t.store({ shop_name: 'Ganesh Bhandar', area: 'Dadar' });
  const lead = await t.requested(ravi, { shop_name: 'Ganesh Bhandaar', area: 'Dadar' });
  const unproved = await t.create(ravi);
  expect(await requestOf(unproved.id)).toBe('');
  const id = await requestOf(lead.id);
  const path = `/rest/v1/activation_requests/${id}`;
  const { body } = await t.get(path, { actor: admin });
  expect(body).toMatchObject({
    requested_by: ravi.uid,
    lead: { id: lead.id, phone_verified: true, phone_verified_at: expect.any(String) },
    duplicates: [{ kind: 'shop', id: shop.shopId }],
    record: { converted: 0, rejected: 0 },
  });
  const told = await t.get('/rest/v1/notifications?kind=shops', { actor: admin });
  expect(told.body.items).toMatchObject([
    { type: 'activation_requested', payload: { request_id: id, shop_name: 'Ganesh Bhandaar' } },
  ]);
  expect((await t.get(path, { actor: ravi })).status).toBe(403);
  expect((await decide('activation_approve', { id }, ravi)).body.code).toBe('FORBIDDEN');
});

it('makes account, role, profile and shop at once, and sends the owner the way in', async () => {
  const path = `${ravi.uid}/front_${Date.now()}_a.jpg`;
  const url = `/storage/v1/object/shop_photos/${path}`;
  await t.request(url, { method: 'POST', actor: ravi, body: new Uint8Array(await shelfPhoto(5)) });
  const lead = await t.requested(ravi, {
    email: 'asha@example.in',
    shop_type: 'kirana',
    pin_code: '400050',
    position: { lat: 19.06, lng: 72.83 },
    photos: [{ type: 'front', path }],
  });
  const id = await requestOf(lead.id);
  const see = async (actor: typeof ravi) => (await t.get(url, { actor })).status;
  const stranger = await t.person('bizman');
  const store = await t.person('retailer');
  const seers = [ravi, admin, stranger, store];
  expect(await Promise.all(seers.map(see))).toEqual([200, 200, 404, 404]);
  const [first, second] = await Promise.all([
    decide('activation_approve', { id }),
    decide('activation_approve', { id }),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const late = await decide('activation_approve', { id }, await t.person('admin'));
  const repeats = [first, second, late].map((answer) => answer.body.was_approved_before);
  expect(repeats.filter((isRepeat) => isRepeat === false)).toHaveLength(1);
  expect(late.body).toMatchObject({ status: 'approved', was_approved_before: true });
  const { body } = await t.get(`/rest/v1/leads/${lead.id}`, { actor: ravi });
  expect(body).toMatchObject({ status: 'converted', account_creation_status: 'created' });
  const shopId = String(body.shop_id);
  const [shop] = await t.asSystem((tx) => tx.select().from(shops).where(eq(shops.id, shopId)));
  expect(shop).toMatchObject({
    shop_name: lead.shop_name,
    salesperson_id: ravi.uid,
    shop_type: 'kirana',
    area: 'Bandra',
    pin_code: '400050',
  });
  const ownerId = shop?.owner_id ?? '';
  const [owner] = await t.asSystem((tx) =>
    tx.select().from(profiles).where(eq(profiles.id, ownerId)),
  );
  expect(owner).toMatchObject({ full_name: lead.owner_name, phone: lead.phone, status: 'active' });
  const roles = await t.asSystem((tx) =>
    tx.select().from(userRoles).where(eq(userRoles.user_id, ownerId)),
  );
  expect(roles.map(({ role }) => role)).toEqual(['retailer']);
  const kept = await t.asSystem((tx) =>
    tx.select().from(shopPhotos).where(eq(shopPhotos.shop_id, shopId)),
  );
  expect(kept).toMatchObject([{ path, type: 'front', uploaded_by: ravi.uid }]);
  const ownSeat = { ...store, uid: ownerId, actorId: ownerId };
  expect(await Promise.all([...seers, ownSeat].map(see))).toEqual([200, 200, 404, 404, 200]);
  expect(await toldOf('lead_converted')).toMatchObject([{ payload: { shop_id: shopId } }]);

  expect(t.jobs.sent.filter(({ name }) => name === 'lead.welcome')).toHaveLength(1);
  await welcomeOwner(t.ports, 'http://localhost:3000', lead.id);
  const message = t.messages.at(-1);
  expect(message?.to).toBe(lead.phone);
  expect(message?.text).toContain(`${lead.shop_name} अब Chowk पर है`);
  expect(message?.text).toContain(`${lead.shop_name} is on Chowk`);
  expect(message?.text).toMatch(/http:\/\/localhost:3000\/continue#token_hash=\S{40,}&type=invite/);
  const tokens = await t.db.execute(
    'select kind, relates_to, expires_at, otp_hash from auth.one_time_tokens where user_id = $1',
    [ownerId],
  );
  expect(tokens).toMatchObject([
    { kind: 'invite', relates_to: lead.phone.slice(1), otp_hash: null },
  ]);
  const life = new Date(String(tokens[0]?.expires_at)).getTime() - t.clock.ms;
  expect(Math.abs(life - 7 * DAY_MS)).toBeLessThan(1000);
  expect((await decide('activation_reject', { id, reason: 'Too late' })).body.code).toBe(
    'WRONG_STATE',
  );

  // Whoever holds the link learns which shop it opens: by a mark of it, which lets nobody in.
  const token = /token_hash=([^&\s]+)/.exec(message?.text ?? '')?.[1] ?? '';
  const claimOf = async (text: string) => {
    const mark = createHash('sha256').update(text).digest('hex');
    return (await t.get(`/rest/v1/shop_claims/${mark}`)).body;
  };
  expect(await claimOf(token)).toEqual({
    shop: { shop_name: lead.shop_name, area: 'Bandra', manager_name: expect.any(String) },
  });
  expect(await claimOf(`${token}x`)).toEqual({ shop: null });
  expect((await t.get(`/rest/v1/shop_claims/${token}=`)).status).toBe(400);
  t.clock.ms += 7 * DAY_MS + 1;
  expect(await claimOf(token)).toEqual({ shop: null });
  t.clock.ms -= 7 * DAY_MS + 1;
});

it('says why when the number has an account by now, makes nothing, and tries again when asked', async () => {
  const lead = await t.requested(ravi);
  const id = await requestOf(lead.id);
  const email = 'faster@example.in';
  const other = await createPerson(t.ports, { email, fullName: 'Faster', roles: ['retailer'] });
  const setPhone = (phone: string | null) =>
    t.asSystem((tx) => tx.update(profiles).set({ phone }).where(eq(profiles.id, other.id)));
  await setPhone(lead.phone);
  const failed = await decide('activation_approve', { id });
  expect(failed.body).toMatchObject({
    status: 'requested',
    lead: {
      status: 'activation_requested',
      account_creation_status: 'failed',
      reason: 'phone_taken',
    },
  });
  const named = await t.asSystem((tx) =>
    tx.select().from(shops).where(eq(shops.salesperson_id, ravi.uid)),
  );
  const before = named.length;
  await setPhone(null);
  const digits = lead.phone.slice(1);
  await t.db.execute('update auth.users set phone = $1 where id = $2', [digits, other.id]);
  const again = await decide('activation_approve', { id });
  expect(again.body).toMatchObject({ lead: { account_creation_status: 'failed' } });
  // Told of it once, however often it is tried.
  expect(await toldOf('lead_account_failed')).toMatchObject([
    { payload: { lead_id: lead.id, reason: 'phone_taken' } },
  ]);
  await t.db.execute('update auth.users set phone = null where id = $1', [other.id]);
  const done = await decide('activation_approve', { id });
  expect(done.body).toMatchObject({
    status: 'approved',
    lead: { status: 'converted', account_creation_status: 'created', reason: null },
  });
  const after = await t.asSystem((tx) =>
    tx.select().from(shops).where(eq(shops.salesperson_id, ravi.uid)),
  );
  expect(after).toHaveLength(before + 1);
});

it('rejects with a reason the bizman reads, and leaves the number free', async () => {
  const lead = await t.requested(ravi);
  const id = await requestOf(lead.id);
  const short = await decide('activation_reject', { id, reason: 'No' });
  expect(short.body.code).toBe('VALIDATION_FAILED');
  expect((await decide('activation_reject', { id, reason: 'Mine' }, ravi)).body.code).toBe(
    'FORBIDDEN',
  );
  const { body } = await decide('activation_reject', { id, reason: 'The photo shows no shop' });
  expect(body).toMatchObject({ status: 'rejected', lead: { status: 'rejected' } });
  expect(await toldOf('lead_rejected')).toMatchObject([
    { payload: { reason: 'The photo shows no shop' } },
  ]);
  await t.create(ravi, { phone: lead.phone });
});
