import { ChowkError, requireStep, requireSystemStep } from '@chowk/domain/kernel';
import { updateLead as contract, type Lead, leadStates } from '@chowk/domain/leads';
import { implementCommand } from '../../contract/implement';
import { databaseErrorOf } from '../../contract/run/database-errors';
import {
  changeLead,
  columnsOf,
  findLead,
  lockOwnLead,
  requireFreeNumber,
  requirePhotos,
  requirePlace,
} from './lead-rows';
import { presentLead } from './present-lead';
import { keepLead } from './system-steps';

const PHONE_KEY = 'shop_leads_phone_key';

function changesBetween(before: Lead, after: Lead) {
  const names = Object.keys(after) as (keyof Lead)[];
  const isOther = (name: keyof Lead) =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const pick = (lead: Lead) =>
    Object.fromEntries(names.filter(isOther).map((name) => [name, lead[name]]));
  return { before: pick(before), after: pick(after) };
}

/** Between the question and the write somebody else may take the number. */
function leadExistsOr(error: unknown): unknown {
  return databaseErrorOf(error)?.constraint === PHONE_KEY ? new ChowkError('LEAD_EXISTS') : error;
}

export const updateLead = implementCommand(
  contract,
  async (context, input) => {
    const { tx, actor, ports, asSystem, record, emit } = context;
    const { id, version: _, shop_name, owner_name, phone, area, ...rest } = input;
    const named = { shop_name, owner_name, phone, area };
    const values = {
      ...columnsOf(rest),
      ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    };
    if (Object.keys(values).length === 0) throw new ChowkError('NO_VALID_FIELDS');
    const salespersonId = actor.uid ?? '';
    const { before, after } = await asSystem(keepLead, async () => {
      const row = await lockOwnLead(tx, actor, id);
      const seen = presentLead(row);
      const status = requireStep(leadStates, row.status, 'lead_update', actor);
      requirePlace({ ...seen, ...rest });
      await requirePhotos(ports, actor, rest.photos ?? [], row.photos);
      const isOtherPhone = phone !== undefined && phone !== row.phone;
      if (isOtherPhone) await requireFreeNumber(tx, { id, phone, salespersonId });
      const isUnproved = isOtherPhone && status === 'phone_verified';
      const changed = await changeLead(context, id, {
        ...values,
        ...(isUnproved
          ? {
              status: requireSystemStep(leadStates, status, 'lead.phone-changed'),
              phone_verified: false,
              phone_verified_at: null,
            }
          : {}),
      }).catch((error: unknown) => {
        throw leadExistsOr(error);
      });
      return { before: seen, after: presentLead(changed) };
    });
    record(id, changesBetween(before, after));
    const audience = `person:${salespersonId}` as const;
    emit({ type: 'lead.updated', audience, entityId: id, payload: {} });
    return after;
  },
  findLead,
);
