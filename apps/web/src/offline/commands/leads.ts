import type { InputOf } from '@chowk/domain/kernel';
import type { createLead, Lead, requestActivation, updateLead } from '@chowk/domain/leads';
import type { QueueProblem } from '@/offline/outbox/queue-row';
import type { ServerRow } from '@/offline/store/schema';
import { defineKind } from './command-kind';
import { foldChange } from './fold-change';

type NewLead = InputOf<typeof createLead>;
type LeadChange = InputOf<typeof updateLead>;

/** A lead as shown on this device; its activation request may still be pending. */
export interface DeviceLead extends Lead {
  readonly isRequestWaiting?: true;
  /** Why the lead was refused: only this device has it, until the person edits or discards it. */
  readonly refusal?: QueueProblem;
}

/** The row shown until the server has the lead. No lead on the server has version 0. */
function leadOf({ photos, ...input }: NewLead, atMs: number): Lead {
  const at = new Date(atMs).toISOString();
  return {
    shop_type: null,
    email: null,
    address: null,
    pin_code: null,
    state_code: null,
    position: null,
    accuracy_m: null,
    notes: null,
    salesperson_id: '',
    phone_verified: false,
    phone_verified_at: null,
    status: 'pending',
    account_creation_status: 'pending',
    reason: null,
    shop_id: null,
    converted_at: null,
    created_at: at,
    updated_at: at,
    version: 0,
    ...(Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined),
    ) as Pick<Lead, 'id' | 'shop_name' | 'owner_name' | 'phone' | 'area'>),
    photos: [...(photos ?? [])],
  };
}

/** It exists only on this device, so it stays where the person looks for it. */
function refusedLead(input: NewLead, problem: QueueProblem | null, atMs: number): DeviceLead {
  return { ...leadOf(input, atMs), refusal: problem ?? { code: 'unknown' } };
}

/** A changed number must be verified again, as on the server. */
function changed(row: ServerRow | undefined, { version: _, ...changes }: LeadChange) {
  const lead = row as Lead | undefined;
  if (!lead) return undefined;
  const isOtherPhone = changes.phone !== undefined && changes.phone !== lead.phone;
  const isUnproved = isOtherPhone && lead.status === 'phone_verified';
  const unproved = { status: 'pending', phone_verified: false, phone_verified_at: null };
  return { ...lead, ...changes, ...(isUnproved ? unproved : {}) };
}

/** Only a lead with a verified number can be activated. */
function requested(row: ServerRow | undefined, mark: Pick<DeviceLead, 'isRequestWaiting'>) {
  const lead = row as Lead | undefined;
  return lead?.status === 'phone_verified'
    ? { ...lead, status: 'activation_requested', ...mark }
    : lead;
}

export const newLeadDraft = (id: string) => `lead:new:${id}`;
export const leadEditDraft = (id: string) => `lead:edit:${id}`;

/** Commands of one lead stay in order: it is created before it is changed or activated. */
export const LEAD_KINDS = [
  defineKind<NewLead>({
    type: 'lead_create',
    row: ({ id }) => ({ collection: 'shopLeads', id }),
    change: {
      in: 'shopLeads',
      // A row the server has created is shown as it is.
      apply: (lead, input, atMs) => lead ?? leadOf(input, atMs),
      refused: (lead, { problem, data, atMs }) => lead ?? refusedLead(data, problem, atMs),
    },
    edit: {
      at: ({ id }) => ({ to: '/leads/new', search: { id } }),
      draft: ({ id }) => newLeadDraft(id),
    },
  }),
  defineKind<LeadChange>({
    type: 'lead_update',
    row: ({ id }) => ({ collection: 'shopLeads', id }),
    needs: ['lead_create'],
    fold: (input, waiting) => foldChange('lead_update', input, waiting),
    change: { in: 'shopLeads', apply: changed },
    isChange: true,
    edit: {
      at: ({ id }) => ({ to: '/leads/$id', params: { id }, search: { edit: true } }),
      draft: ({ id }) => leadEditDraft(id),
    },
  }),
  defineKind<InputOf<typeof requestActivation>>({
    type: 'lead_request_activation',
    row: ({ id }) => ({ collection: 'shopLeads', id }),
    needs: ['lead_create'],
    change: {
      in: 'shopLeads',
      apply: (row) => requested(row, {}),
      optimistic: (row) => requested(row, { isRequestWaiting: true }),
    },
  }),
];
