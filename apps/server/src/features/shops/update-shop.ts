import { ChowkError, invalidField, type ParsedInputOf } from '@chowk/domain/kernel';
import { updateShop as contract, placeProblem, type Shop } from '@chowk/domain/shops';
import { requireActedShop } from '../../contract/acting';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { rowChanger } from '../../db';
import { shopPinMoves, shops } from '../../db/schema/businesses';
import { presentShop } from './present-shop';
import { NO_SHOP } from './shops.queries';
import { changeShop } from './system-steps';

type Changes = Omit<ParsedInputOf<typeof contract>, 'id' | 'version'>;

function columnsOf({ position, ...rest }: Changes): Partial<typeof shops.$inferInsert> {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(position === undefined ? {} : { lat: position?.lat ?? null, lng: position?.lng ?? null }),
  };
}

function changesBetween(before: Shop, after: Shop) {
  const names = Object.keys(after) as (keyof Shop)[];
  const isOther = (name: keyof Shop) =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const changed = names.filter(isOther);
  const pick = (shop: Shop) => Object.fromEntries(changed.map((name) => [name, shop[name]]));
  return { before: pick(before), after: pick(after) };
}

/** A photo of proof is held against the place, so it may not lie at the other end of the country. */
function requirePlace(shop: Shop, { position, pin_code }: Changes): void {
  if (position === undefined && pin_code === undefined) return;
  const problem = placeProblem({
    pin_code: pin_code === undefined ? shop.pin_code : pin_code,
    state_code: null,
    position: position === undefined ? shop.position : position,
  });
  if (problem) throw invalidField(problem.path, problem.rule);
}

const changeRow = rowChanger(shops, ['version = changed.version + 1', 'updated_at = now()']);

export const updateShop = implementCommand(contract, async (context, input) => {
  const { tx, actor, newId, nowMs, asSystem, record, emit } = context;
  const { id, version, ...changes } = input;
  requireActedShop(actor, id);
  const values = columnsOf(changes);
  if (Object.keys(values).length === 0) throw new ChowkError('NO_VALID_FIELDS');
  const mine = { id, owner_id: actor.uid ?? '' };
  const changed = await asSystem(changeShop, () => changeRow(tx, mine, values));
  const { before: found, after: row } = requireRow(changed, NO_SHOP);
  const before = presentShop(found);
  if (version !== undefined && version !== before.version) {
    throw new ChowkError('STALE_VERSION', { details: { current: before } });
  }
  requirePlace(before, changes);
  const after = presentShop(row);
  if (found.lat !== row.lat || found.lng !== row.lng) {
    // Both the owner and a bizman acting come this way; what our team corrects does not.
    const from = { from_lat: found.lat, from_lng: found.lng };
    const to = { to_lat: row.lat, to_lng: row.lng };
    await asSystem(changeShop, () =>
      tx
        .insert(shopPinMoves)
        .values({ id: newId(), shop_id: id, ...from, ...to, moved_at: new Date(nowMs) }),
    );
  }
  record(id, changesBetween(before, after));
  const audience = `person:${actor.uid ?? ''}` as const;
  emit({ type: 'shop.updated', audience, entityId: id, payload: {} });
  return after;
});
