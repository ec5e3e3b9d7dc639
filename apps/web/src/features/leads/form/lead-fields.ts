import {
  changesIn,
  type FieldProblem,
  formatMobile,
  type InputOf,
  inputIn,
  isPinCode,
  statesOfPin,
  tidyPinCode,
} from '@chowk/domain/kernel';
import { createLead, type Lead, updateLead } from '@chowk/domain/leads';
import { placeProblem } from '@chowk/domain/shops';
import type { DraftPhoto } from '@/forms/device-draft';
import { type FormValues, valuesIn } from '@/forms/form-values';
import type { MessageKey } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';

export interface FieldsProps {
  values: LeadValues;
  errorOf: (field: LeadField) => string | undefined;
  change: (next: Partial<LeadValues>) => void;
}

type NewLead = InputOf<typeof createLead>;
export type LeadPhotoType = Lead['photos'][number]['type'];

export interface LeadPhoto extends DraftPhoto {
  readonly type: LeadPhotoType;
}

export type LeadValues = Omit<FormValues<typeof updateLead.input>, 'photos'> & {
  readonly photos: readonly LeadPhoto[];
};
export type LeadField = keyof LeadValues;
type LeadErrorKey = Extract<MessageKey<'leads'>, `wrong.${string}`>;

export const EMPTY_LEAD: LeadValues = valuesIn(updateLead.input);

export function valuesOf(lead: Partial<Lead>): LeadValues {
  return { ...valuesIn(updateLead.input, lead), phone: formatMobile(lead.phone ?? '') };
}

/** What was left out is not sent. */
export function newLeadOf(id: string, values: LeadValues): NewLead {
  const given = Object.entries(inputIn(createLead.input, values));
  return { id, ...Object.fromEntries(given.filter(([, value]) => value !== null)) } as NewLead;
}

/** Only what differs is sent. */
export const changesFrom = (lead: Lead, values: LeadValues) =>
  changesIn(updateLead.input, lead, values);

/** A lead or a change to one that was not sent yet, as its form holds it. */
export function openedOf({ data, blobs }: PendingUpload): Partial<LeadValues> {
  const { id: _, version: __, ...given } = data as Partial<InputOf<typeof updateLead>>;
  const values = valuesOf(given as Partial<Lead>);
  const names = Object.keys(given) as LeadField[];
  const opened: Partial<LeadValues> = Object.fromEntries(names.map((name) => [name, values[name]]));
  const { photos } = opened;
  if (!photos) return opened;
  return {
    ...opened,
    photos: photos.map((photo) => {
      const blobId = blobs.find(({ path }) => path === photo.path)?.id;
      return blobId === undefined ? photo : { ...photo, blobId };
    }),
  };
}

/** A PIN code usually says the state; what the person chose themselves stays. */
export function withPin(values: LeadValues, typed: string): Partial<LeadValues> {
  const pin = tidyPinCode(typed);
  const [likeliest] = isPinCode(pin) ? statesOfPin(pin) : [];
  const was = statesOfPin(tidyPinCode(values.pin_code));
  const isOurs = values.state_code === '' || values.state_code === was[0];
  return { pin_code: typed, ...(likeliest && isOurs ? { state_code: likeliest } : {}) };
}

/** What of the place contradicts the rest of it, told while the person still stands there. */
function placeProblems(values: LeadValues): FieldProblem[] {
  const { pin_code: pin, state_code, position } = inputIn(updateLead.input, values);
  if (pin !== null && !isPinCode(String(pin))) return [];
  const found = placeProblem({ pin_code: pin, state_code, position } as Parameters<
    typeof placeProblem
  >[0]);
  return found ? [found] : [];
}

export const CHECKS = {
  schema: updateLead.input,
  rules: (values: LeadValues): FieldProblem[] => [
    // No brand would ever find it: a shop is looked for by its kind and its PIN code.
    ...(values.shop_type === '' ? [{ path: 'shop_type', rule: 'required' }] : []),
    ...(values.pin_code.trim() === '' ? [{ path: 'pin_code', rule: 'required' }] : []),
    ...placeProblems(values),
  ],
  at: ({ path }: FieldProblem) => path.split('.')[0] ?? path,
};

export const CODES = { PHONE_TAKEN: 'phone', LEAD_EXISTS: 'phone' } as const;

export const WORDS: Readonly<Record<string, LeadErrorKey>> = {
  PHONE_TAKEN: 'wrong.phoneTaken',
  LEAD_EXISTS: 'wrong.phoneLead',
  pin_state: 'wrong.pinState',
  outside_india: 'wrong.outside',
  far_from_pin: 'wrong.far',
  max_string: 'wrong.long',
  owner_name: 'wrong.owner',
  phone: 'wrong.phone',
  email: 'wrong.email',
  shop_name: 'wrong.shopName',
  shop_type: 'wrong.type',
  area: 'wrong.area',
  address: 'wrong.long',
  notes: 'wrong.long',
  'pin_code required': 'wrong.noPin',
  pin_code: 'wrong.pin',
  position: 'wrong.outside',
  photos: 'wrong.photo',
};
