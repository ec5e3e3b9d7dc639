import {
  ChowkError,
  type FieldProblem,
  findMobile,
  formatMobile,
  type InputOf,
  isPinCode,
  statesOfPin,
  tidyPinCode,
} from '@chowk/domain/kernel';
import type { createLead, Lead, updateLead } from '@chowk/domain/leads';
import { placeProblem, SHOP_TYPES } from '@chowk/domain/shops';
import type { MessageKey } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';

export interface FieldsProps {
  values: LeadValues;
  errorOf: (field: LeadField) => string | undefined;
  change: (next: Partial<LeadValues>) => void;
}

type NewLead = InputOf<typeof createLead>;
export type LeadPhotoType = Lead['photos'][number]['type'];

/** One that has not been sent yet lies on this device under its `blobId`. */
export interface LeadPhoto {
  readonly type: LeadPhotoType;
  readonly path: string;
  readonly blobId?: string;
}

/** A lead as its form holds it: nothing is ever undefined. */
export interface LeadValues {
  readonly owner_name: string;
  readonly phone: string;
  readonly email: string;
  readonly shop_name: string;
  readonly shop_type: string;
  readonly area: string;
  readonly address: string;
  readonly pin_code: string;
  readonly state_code: string;
  readonly position: Lead['position'];
  readonly accuracy_m: number | null;
  readonly photos: readonly LeadPhoto[];
  readonly notes: string;
}
export type LeadField = keyof LeadValues;
export type LeadErrorKey = Extract<MessageKey<'leads'>, `wrong.${string}`>;
export type LeadErrors = Partial<Record<LeadField, LeadErrorKey>>;

export const EMPTY_LEAD: LeadValues = {
  owner_name: '',
  phone: '',
  email: '',
  shop_name: '',
  shop_type: '',
  area: '',
  address: '',
  pin_code: '',
  state_code: '',
  position: null,
  accuracy_m: null,
  photos: [],
  notes: '',
};

export function valuesOf(lead: Lead): LeadValues {
  return {
    owner_name: lead.owner_name,
    phone: formatMobile(lead.phone),
    email: lead.email ?? '',
    shop_name: lead.shop_name,
    shop_type: lead.shop_type ?? '',
    area: lead.area,
    address: lead.address ?? '',
    pin_code: lead.pin_code ?? '',
    state_code: lead.state_code ?? '',
    position: lead.position,
    accuracy_m: lead.accuracy_m,
    photos: lead.photos,
    notes: lead.notes ?? '',
  };
}

/** As the server keeps it: one form for numbers, null for nothing. */
function stored(values: LeadValues) {
  const textOrNull = (text: string) => text.trim() || null;
  return {
    owner_name: values.owner_name.trim(),
    phone: findMobile(values.phone) ?? values.phone.trim(),
    email: textOrNull(values.email.toLowerCase()),
    shop_name: values.shop_name.trim(),
    shop_type: SHOP_TYPES.find((type) => type === values.shop_type) ?? null,
    area: values.area.trim(),
    address: textOrNull(values.address),
    pin_code: tidyPinCode(values.pin_code) || null,
    state_code: values.state_code || null,
    position: values.position,
    accuracy_m: values.accuracy_m,
    photos: values.photos.map(({ type, path }) => ({ type, path })),
    notes: textOrNull(values.notes),
  };
}

/** What was left out is not sent. */
export function newLeadOf(id: string, values: LeadValues): NewLead {
  const { owner_name, phone, shop_name, area, ...rest } = stored(values);
  const given = Object.entries(rest).filter(([, value]) => value !== null);
  return { id, owner_name, phone, shop_name, area, ...Object.fromEntries(given) };
}

/** A lead or a change to one that was not sent yet, as its form holds it. */
export function openedOf({ data, blobs }: PendingUpload): Partial<LeadValues> {
  const { id: _, version: __, ...given } = data as Partial<InputOf<typeof updateLead>>;
  const values = valuesOf({ ...stored(EMPTY_LEAD), ...given } as Lead);
  const names = Object.keys(given) as (keyof LeadValues)[];
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

export type LeadChanges = Partial<ReturnType<typeof stored>>;

/** Only what differs is sent. */
export function changesFrom(lead: Lead, values: LeadValues): LeadChanges {
  const next = stored(values);
  const names = Object.keys(next) as (keyof typeof next)[];
  const changed = names.filter((name) => JSON.stringify(next[name]) !== JSON.stringify(lead[name]));
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}

/** A PIN code usually says the state; what the person chose themselves stays. */
export function withPin(values: LeadValues, typed: string): Partial<LeadValues> {
  const pin = tidyPinCode(typed);
  const [likeliest] = isPinCode(pin) ? statesOfPin(pin) : [];
  const was = statesOfPin(tidyPinCode(values.pin_code));
  const isOurs = values.state_code === '' || values.state_code === was[0];
  return { pin_code: typed, ...(likeliest && isOurs ? { state_code: likeliest } : {}) };
}

const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const BY_RULE: Readonly<Record<string, LeadErrorKey>> = {
  pin_state: 'wrong.pinState',
  outside_india: 'wrong.outside',
  far_from_pin: 'wrong.far',
  max_string: 'wrong.long',
};

/** What of the place contradicts the rest of it, told while the person still stands there. */
function placeErrors(values: LeadValues): LeadErrors {
  const { pin_code: pin, state_code, position } = stored(values);
  if (pin !== null && !isPinCode(pin)) return { pin_code: 'wrong.pin' };
  const found = placeProblem({ pin_code: pin, state_code, position });
  if (!found) return {};
  return { [found.path]: BY_RULE[found.rule] };
}

export function leadErrors(values: LeadValues): LeadErrors {
  const { owner_name, phone, email, shop_name, shop_type, area } = stored(values);
  return {
    ...(findMobile(phone) ? {} : { phone: 'wrong.phone' }),
    ...(owner_name === '' ? { owner_name: 'wrong.owner' } : {}),
    ...(shop_name === '' ? { shop_name: 'wrong.shopName' } : {}),
    // No brand would ever find it: a shop is looked for by its kind.
    ...(shop_type === null ? { shop_type: 'wrong.type' } : {}),
    ...(area === '' ? { area: 'wrong.area' } : {}),
    ...(email !== null && !EMAIL_SHAPE.test(email) ? { email: 'wrong.email' } : {}),
    ...placeErrors(values),
  };
}

const BY_PATH: Readonly<Record<string, LeadErrorKey>> = {
  owner_name: 'wrong.owner',
  phone: 'wrong.phone',
  email: 'wrong.email',
  shop_name: 'wrong.shopName',
  shop_type: 'wrong.type',
  area: 'wrong.area',
  address: 'wrong.long',
  notes: 'wrong.long',
  pin_code: 'wrong.pin',
  position: 'wrong.outside',
  photos: 'wrong.photo',
};

const BY_CODE: Readonly<Record<string, LeadErrorKey>> = {
  PHONE_TAKEN: 'wrong.phoneTaken',
  LEAD_EXISTS: 'wrong.phoneLead',
};

/** What the server found wrong, at the field it is about. */
export function serverErrors(problems: readonly FieldProblem[], error: unknown): LeadErrors {
  const aboutPhone = error instanceof ChowkError ? BY_CODE[error.code] : undefined;
  if (aboutPhone) return { phone: aboutPhone };
  const found = problems.map(({ path, rule }) => {
    const [field = ''] = path.split('.');
    return [field, BY_RULE[rule] ?? BY_PATH[field]] as const;
  });
  return Object.fromEntries(found.filter(([field, key]) => field in EMPTY_LEAD && key));
}
