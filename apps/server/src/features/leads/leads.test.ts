import { HOUR_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Leads, newPhone, startLeads } from '../../../test/world/leads';
import { profiles } from '../../db/schema/accounts';
import { leadCodes, shopActivationRequests } from '../../db/schema/leads';
import { shelfPhoto } from '../../images/test/scenes';
import { newId } from '../../new-id';
import { forgetOldCodes } from './codes/forget-codes';

let t: Leads;
let ravi: Awaited<ReturnType<Leads['person']>>;
let meena: typeof ravi;
beforeAll(async () => {
  t = await startLeads();
  ravi = await t.person('bizman');
  meena = await t.person('bizman');
});
afterAll(() => t.close());

const run = (name: string, input: unknown, actor = ravi) => t.command(name, input, { actor });
const codeOf = async (name: string, input: unknown, actor = ravi) =>
  (await run(name, input, actor)).body.code;
const BANDRA = { lat: 19.0596, lng: 72.8295 };

describe('writing a lead down', () => {
  it('keeps what was said, tidied, and nobody else sees it; an admin does', async () => {
    const phone = newPhone();
    const typed = `0${phone.slice(3, 8)} ${phone.slice(8)}`;
    const input = t.draft({
      phone: typed,
      pin_code: '400 050',
      state_code: '27',
      position: BANDRA,
    });
    const { body } = await run('lead_create', input);
    expect(body).toMatchObject({
      phone,
      pin_code: '400050',
      position: BANDRA,
      salesperson_id: ravi.uid,
      phone_verified: false,
      status: 'pending',
      account_creation_status: 'pending',
      version: 1,
    });
    expect(JSON.stringify(body)).not.toContain('password');
    const path = `/rest/v1/leads/${input.id}`;
    const seen = async (actor: typeof ravi) => (await t.get(path, { actor })).status;
    const admin = await t.person('admin');
    const others = [ravi, admin, meena, await t.person('retailer')];
    expect(await Promise.all(others.map(seen))).toEqual([200, 200, 404, 403]);
    expect(await codeOf('lead_create', t.draft(), admin)).toBe('FORBIDDEN');
  });

  it('is the same lead when its answer was lost, and a stranger cannot take its id', async () => {
    const lead = await t.create(ravi);
    expect((await run('lead_create', lead)).body).toMatchObject({ id: lead.id, version: 1 });
    expect(await codeOf('lead_create', t.draft({ id: lead.id }), meena)).toBe('PGRST116');
  });

  it('refuses the phone of an account and of another lead, until that was rejected', async () => {
    const lead = await t.create(ravi);
    const again = t.draft({ phone: lead.phone });
    const own = await run('lead_create', again);
    expect(own.body).toMatchObject({ code: 'LEAD_EXISTS', details: { lead_id: lead.id } });
    const theirs = await run('lead_create', again, meena);
    expect(theirs.body).toMatchObject({ code: 'LEAD_EXISTS', details: {} });
    const known = await t.store();
    const phone = newPhone();
    const isOwner = eq(profiles.id, known.owner.uid);
    await t.asSystem((tx) => tx.update(profiles).set({ phone }).where(isOwner));
    expect(await codeOf('lead_create', t.draft({ phone }))).toBe('PHONE_TAKEN');
    expect(await codeOf('lead_update', { id: lead.id, phone })).toBe('PHONE_TAKEN');
  });

  it.each([
    ['phone', 'mobile', { phone: '12345' }],
    ['email', 'email', { email: 'asha@' }],
    ['pin_code', 'pin_code', { pin_code: '012345' }],
    ['pin_code', 'pin_state', { pin_code: '400050', state_code: '07' }],
    ['position', 'outside_india', { position: { lat: 51.5, lng: 0 } }],
    ['position', 'far_from_pin', { pin_code: '600001', position: { lat: 28.6, lng: 77.2 } }],
    ['photos.0.path', 'choice', { photos: [{ type: 'front', path: 'x/front_1_a.jpg' }] }],
  ])('says what is wrong with %s: %s', async (path, rule, values) => {
    const { body } = await run('lead_create', t.draft(values));
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path, rule }] },
    });
  });

  it('holds photos of one’s own folder that have arrived', async () => {
    const path = `${ravi.uid}/front_${Date.now()}_a.jpg`;
    const input = t.draft({ photos: [{ type: 'front', path }] });
    const missing = await run('lead_create', input);
    expect(missing.body).toMatchObject({ details: { fields: [{ rule: 'not_uploaded' }] } });
    const url = `/storage/v1/object/shop_photos/${path}`;
    const sent = { method: 'POST', actor: ravi, body: new Uint8Array(await shelfPhoto(3)) };
    expect((await t.request(url, sent)).status).toBe(200);
    expect((await run('lead_create', input)).body.photos).toEqual([{ type: 'front', path }]);
    expect((await t.get(url, { actor: meena })).status).toBe(404);
  });

  it('changes on the version seen, keeps what contradicts nothing, and is nobody else’s', async () => {
    const { id } = await t.create(ravi, { pin_code: '400050' });
    const { body } = await run('lead_update', { id, version: 1, notes: 'Opens at nine' });
    expect(body).toMatchObject({ notes: 'Opens at nine', pin_code: '400050', version: 2 });
    const late = await run('lead_update', { id, version: 1, notes: 'Late' });
    expect(late.body).toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { version: 2 } },
    });
    expect(await codeOf('lead_update', { id, state_code: '07' })).toBe('VALIDATION_FAILED');
    expect(await codeOf('lead_update', { id })).toBe('NO_VALID_FIELDS');
    expect(await codeOf('lead_update', { id, notes: 'Mine' }, meena)).toBe('PGRST116');
  });
});

describe('the owner’s phone', () => {
  it('is proved by the code of the last message, once, and not by anybody else', async () => {
    const { id } = await t.create(ravi);
    expect(await codeOf('lead_request_activation', { id })).toBe('WRONG_STATE');
    expect(await codeOf('lead_send_otp', { id }, meena)).toBe('PGRST116');
    await run('lead_send_otp', { id });
    const first = await t.readCode();
    expect(first).toMatch(/^\d{6}$/);
    const rows = await t.asSystem((tx) =>
      tx.select().from(leadCodes).where(eq(leadCodes.lead_id, id)),
    );
    expect(Buffer.from(rows[0]?.code_sealed ?? []).toString('latin1')).not.toContain(first);
    t.clock.ms += MINUTE_MS;
    await run('lead_send_otp', { id });
    const second = await t.readCode();
    if (first !== second) {
      const old = await run('lead_verify_phone', { id, code: first });
      expect(old.body).toMatchObject({ outcome: 'wrong', guesses_left: 4 });
    }
    expect(await codeOf('lead_verify_phone', { id, code: second }, meena)).toBe('PGRST116');
    const { body } = await run('lead_verify_phone', { id, code: second });
    expect(body).toMatchObject({
      outcome: 'verified',
      lead: { status: 'phone_verified', phone_verified: true },
    });
    expect(await codeOf('lead_verify_phone', { id, code: second })).toBe('WRONG_STATE');
    const moved = await run('lead_update', { id, phone: newPhone() });
    expect(moved.body).toMatchObject({ status: 'pending', phone_verified: false });
  });

  it('bears five guesses a code, whatever keys they come with', async () => {
    const { id } = await t.create(ravi);
    await run('lead_send_otp', { id });
    const right = await t.readCode();
    const wrong = right === '000000' ? '000001' : '000000';
    const key = newId();
    const outcomes: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      const { body } = await t.command(
        'lead_verify_phone',
        { id, code: wrong },
        { actor: ravi, key: i === 0 ? key : newId() },
      );
      outcomes.push([body.outcome, body.guesses_left]);
    }
    expect(outcomes).toEqual([
      ['wrong', 4],
      ['wrong', 3],
      ['wrong', 2],
      ['wrong', 1],
      ['spent', 0],
    ]);
    expect((await run('lead_verify_phone', { id, code: right })).body.outcome).toBe('expired');
  });

  it('takes no code after its time, and gets few of them', async () => {
    const { id } = await t.create(ravi);
    await run('lead_send_otp', { id });
    const soon = await run('lead_send_otp', { id });
    expect(soon.body).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterS: 60 } });
    const code = await t.readCode();
    t.clock.ms += 11 * MINUTE_MS;
    const sent = t.messages.length;
    await t.readCode();
    expect(t.messages).toHaveLength(sent);
    expect((await run('lead_verify_phone', { id, code })).body.outcome).toBe('expired');
    for (let i = 0; i < 4; i++) {
      expect((await run('lead_send_otp', { id })).status).toBe(200);
      t.clock.ms += 2 * MINUTE_MS;
    }
    expect(await codeOf('lead_send_otp', { id })).toBe('RATE_LIMITED');
    const kept = async () => {
      const rows = await t.asSystem((tx) =>
        tx.select().from(leadCodes).where(eq(leadCodes.lead_id, id)),
      );
      return rows.length;
    };
    // The nightly tidying leaves what still counts, or it would open the gate again.
    await forgetOldCodes(t.ports);
    expect(await kept()).toBe(5);
    expect(await codeOf('lead_send_otp', { id })).toBe('RATE_LIMITED');
    t.clock.ms += 24 * HOUR_MS;
    await forgetOldCodes(t.ports);
    expect(await kept()).toBe(0);
    expect((await run('lead_send_otp', { id })).status).toBe(200);
  });

  it('once proved lets the bizman ask for the account, once', async () => {
    const { id } = await t.requested(ravi, { notes: 'Nice owner' });
    const rows = await t.asSystem((tx) =>
      tx.select().from(shopActivationRequests).where(eq(shopActivationRequests.lead_id, id)),
    );
    expect(rows).toMatchObject([
      { requested_by: ravi.uid, notes: 'Nice owner', password: null, status: 'requested' },
    ]);
    expect(await codeOf('lead_request_activation', { id })).toBe('WRONG_STATE');
    expect(await codeOf('lead_update', { id, notes: 'Too late' })).toBe('WRONG_STATE');
  });
});
