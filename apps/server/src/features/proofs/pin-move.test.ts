import { DAY_MS, type Position } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BrandSide,
  type Market,
  SHOP_POSITION,
  type Store,
  startMarket,
} from '../../../test/world/market';
import { type ProofSteps, proofSteps } from '../../../test/world/proofs';

let t: Market;
let side: BrandSide;
let admin: Store['owner'];
let steps: ProofSteps;
beforeAll(async () => {
  t = await startMarket();
  side = await t.brand(10_00_00_000);
  admin = await t.person('admin');
  steps = proofSteps(t);
});
afterAll(() => t.close());

/** A degree of latitude is 111 km. */
const north = (metres: number) => ({ ...SHOP_POSITION, lat: SHOP_POSITION.lat + metres / 111_195 });

async function move({ owner, shopId }: Store, position: Position | null) {
  const { status, body } = await t.command(
    'shop_update',
    { id: shopId, position },
    { actor: owner },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** A proof taken where the pin is by then. */
async function proofAt(store: Store, dealId: string, position: Position) {
  const fix = { ...position, accuracy_m: 15, fixed_at: new Date(t.clock.ms).toISOString() };
  return (await steps.submit(store, dealId, { fix })).id;
}

async function moved(...places: (Position | null)[]) {
  const { store, dealId } = await steps.accepted(side);
  for (const place of places) await move(store, place);
  const last = places.at(-1) ?? SHOP_POSITION;
  return { store, dealId, proofId: await proofAt(store, dealId, last) };
}

interface Case {
  readonly risk: number;
  readonly pin_move: { from: Position; distance_m: number; is_far: boolean } | null;
}
const caseOf = async (id: string) =>
  (await t.get(`/rest/v1/proof_cases/${id}`, { actor: admin })).body as unknown as Case;
const approve = (input: object) => t.command('proof_approve', input, { actor: admin });

describe('a pin the shop moved before its proof', () => {
  it('is shown with both places, and a far one needs the reviewer’s yes', async () => {
    const { store, proofId } = await moved(north(450));
    const { pin_move, risk } = await caseOf(proofId);
    expect(pin_move).toMatchObject({ from: SHOP_POSITION, distance_m: 450, is_far: true });
    expect(risk).toBe(40);
    const refused = await approve({ id: proofId });
    expect(refused.body).toMatchObject({ code: 'PIN_MOVED', details: { distance_m: 450 } });
    expect((await approve({ id: proofId, pin_move_seen: false })).body.code).toBe('PIN_MOVED');
    expect(await t.owedTo(store)).toBe(0);
    expect((await approve({ id: proofId, pin_move_seen: true })).body.status).toBe('approved');
    expect(await t.owedTo(store)).toBeGreaterThan(0);
    const [entry] = await t.db.execute(
      "select diff from audit_logs where action = 'proof_approve' and entity_id = $1",
      [proofId],
    );
    expect(JSON.stringify(entry)).toContain('pin_move_seen');
  });

  it('not far is shown, and approved as any other, in bulk too', async () => {
    const { proofId } = await moved(north(250));
    const { pin_move, risk } = await caseOf(proofId);
    expect(pin_move).toMatchObject({ distance_m: 250, is_far: false });
    expect(risk).toBe(0);
    const far = await moved(north(350));
    const { body } = await t.command(
      'proof_review_bulk',
      { ids: [far.proofId, proofId] },
      { actor: admin },
    );
    expect(body.approved).toEqual([proofId]);
    expect(body.refused).toMatchObject([{ id: far.proofId }]);
  });

  it('in short steps, or by way of no pin at all, counts as one far move', async () => {
    for (const places of [
      [north(200), north(400)],
      [null, north(400)],
    ]) {
      const { proofId } = await moved(...places);
      expect((await caseOf(proofId)).pin_move).toMatchObject({ distance_m: 400, is_far: true });
      expect((await approve({ id: proofId })).body.code).toBe('PIN_MOVED');
    }
  });

  it('longer ago than a week, or after the proof came in, says nothing', async () => {
    const { store, dealId } = await steps.accepted(side);
    await move(store, north(900));
    t.clock.ms += 8 * DAY_MS;
    const old = await proofAt(store, dealId, north(900));
    expect((await caseOf(old)).pin_move).toBeNull();
    const later = await steps.submitted(side);
    t.clock.ms += 1_000;
    await move(later.store, north(900));
    expect((await caseOf(later.proofId)).pin_move).toBeNull();
    for (const id of [old, later.proofId]) {
      expect((await approve({ id })).body.status).toBe('approved');
    }
  });

  it('of another shop says nothing, and no shop or brand reads the case', async () => {
    const { store, proofId } = await moved(north(450));
    const other = await steps.submitted(side);
    expect((await caseOf(other.proofId)).pin_move).toBeNull();
    for (const actor of [store.owner, side.owner]) {
      const { body } = await t.get(`/rest/v1/proof_cases/${proofId}`, { actor });
      expect(body.code).toBe('FORBIDDEN');
      const seen = { id: proofId, pin_move_seen: true };
      expect((await t.command('proof_approve', seen, { actor })).body.code).toBe('FORBIDDEN');
    }
  });

  it('by our team’s own hand says nothing', async () => {
    const { store, dealId } = await steps.accepted(side);
    await t.db.execute('update shops set lat = $1 where id = $2', [north(900).lat, store.shopId]);
    const proofId = await proofAt(store, dealId, north(900));
    expect((await caseOf(proofId)).pin_move).toBeNull();
  });

  it('follows the figures of the platform', async () => {
    const { proofId } = await moved(north(450));
    await t.db.execute(
      "insert into platform_config (key, value) values ('pin_move_m', '500'::jsonb)",
    );
    expect((await caseOf(proofId)).pin_move).toMatchObject({ is_far: false });
    expect((await approve({ id: proofId })).body.status).toBe('approved');
  });
});
