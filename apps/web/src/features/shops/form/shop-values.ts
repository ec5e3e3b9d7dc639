import {
  type FieldProblem,
  type InputOf,
  isGstin,
  isPinCode,
  tidyGstin,
  tidyPinCode,
} from '@chowk/domain/kernel';
import {
  type OpeningHours,
  SHOP_TYPES,
  type Shop,
  type updateShop,
  WEEKDAYS,
} from '@chowk/domain/shops';
import { type FormDraft, formDraft } from '@/api/storage/form-draft';
import type { MessageKey } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';

/** A shop as its form holds it: nothing is ever undefined. */
export interface ShopValues {
  readonly shop_name: string;
  readonly shop_type: string;
  readonly area: string;
  readonly pin_code: string;
  readonly address: string;
  readonly gstin: string;
  readonly position: Shop['position'];
  /** Clock times such as 08:30, or empty. */
  readonly opens: string;
  readonly closes: string;
  readonly closed_on: readonly number[];
}
export type ShopField = keyof ShopValues;
export type ShopErrorKey = Extract<MessageKey<'shops'>, `wrong.${string}`>;
export type ShopErrors = Partial<Record<ShopField, ShopErrorKey>>;
export type ShopChanges = Partial<Omit<InputOf<typeof updateShop>, 'id' | 'version'>>;

export function valuesOf(shop: Shop): ShopValues {
  const { opening_hours: hours } = shop;
  return {
    shop_name: shop.shop_name,
    shop_type: shop.shop_type ?? '',
    area: shop.area ?? '',
    pin_code: shop.pin_code ?? '',
    address: shop.address ?? '',
    gstin: shop.gstin ?? '',
    position: shop.position,
    opens: hours?.opens ?? '',
    closes: hours?.closes ?? '',
    closed_on: hours?.closed_on ?? [],
  };
}

function hoursErrors({ opens, closes, closed_on: closed }: ShopValues): ShopErrors {
  if (opens === '' && closes === '') return {};
  if (opens === '') return { opens: 'wrong.hours' };
  if (closes === '') return { closes: 'wrong.hours' };
  return {
    ...(opens === closes ? { closes: 'wrong.sameTime' } : {}),
    ...(closed.length >= WEEKDAYS.length ? { closed_on: 'wrong.neverOpen' } : {}),
  };
}

/** Name, kind and area cannot be taken away again, so they are asked for. */
export function shopErrors(values: ShopValues): ShopErrors {
  const { shop_name: name, shop_type: type, area, pin_code: pin, gstin } = values;
  return {
    ...(name.trim() === '' ? { shop_name: 'wrong.name' } : {}),
    ...(type === '' ? { shop_type: 'wrong.type' } : {}),
    ...(area.trim() === '' ? { area: 'wrong.area' } : {}),
    ...(pin.trim() === '' || isPinCode(tidyPinCode(pin)) ? {} : { pin_code: 'wrong.pin' }),
    ...(gstin.trim() === '' || isGstin(tidyGstin(gstin)) ? {} : { gstin: 'wrong.gstin' }),
    ...hoursErrors(values),
  };
}

function hoursOf({ opens, closes, closed_on }: ShopValues): OpeningHours | null {
  if (opens === '' || closes === '') return null;
  return { opens, closes, closed_on: [...closed_on].sort((a, b) => a - b) };
}

/** As the server keeps it. */
function stored(values: ShopValues) {
  const type = SHOP_TYPES.find((each) => each === values.shop_type);
  return {
    shop_name: values.shop_name.trim(),
    shop_type: type ?? null,
    area: values.area.trim() || null,
    pin_code: tidyPinCode(values.pin_code) || null,
    address: values.address.trim() || null,
    gstin: tidyGstin(values.gstin) || null,
    position: values.position,
    opening_hours: hoursOf(values),
  };
}

/** Only what differs is sent. */
export function changesFrom(shop: Shop, values: ShopValues): ShopChanges {
  const next = stored(values);
  const names = Object.keys(next) as (keyof typeof next)[];
  // A shop kept on the device may be from before something could be said of it.
  const isOther = (name: keyof typeof next) =>
    JSON.stringify(next[name]) !== JSON.stringify(shop[name] ?? null);
  const changed = names.filter(isOther);
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}

const HOURS: readonly ShopField[] = ['opens', 'closes', 'closed_on'];

/** A change that was not sent yet, as somebody would have typed it into the form. */
export function openedOf(edited: PendingUpload | undefined): Partial<ShopValues> | undefined {
  if (!edited) return undefined;
  const { id: _, version: __, ...changes } = edited.data as InputOf<typeof updateShop>;
  const values = valuesOf(changes as Shop);
  const names = Object.keys(changes).flatMap((name) =>
    name === 'opening_hours' ? HOURS : [name as ShopField],
  );
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** What was typed and not saved, on this device. */
export function typedShop(id: string): FormDraft<ShopValues> {
  return formDraft('shop', id);
}

const BY_PATH: Readonly<Record<string, readonly [ShopField, ShopErrorKey]>> = {
  shop_name: ['shop_name', 'wrong.name'],
  shop_type: ['shop_type', 'wrong.type'],
  area: ['area', 'wrong.area'],
  pin_code: ['pin_code', 'wrong.pin'],
  address: ['address', 'wrong.long'],
  gstin: ['gstin', 'wrong.gstin'],
  'opening_hours.closes': ['closes', 'wrong.sameTime'],
  'opening_hours.closed_on': ['closed_on', 'wrong.neverOpen'],
};

const BY_RULE: Readonly<Record<string, readonly [ShopField, ShopErrorKey]>> = {
  outside_india: ['position', 'wrong.outside'],
  far_from_pin: ['position', 'wrong.far'],
};

/** What the server found wrong, at the field it is about. */
export function serverErrors(problems: readonly FieldProblem[]): ShopErrors {
  const known = problems
    .map(({ path, rule }) => BY_RULE[rule] ?? BY_PATH[path])
    .filter((each) => each !== undefined);
  return Object.fromEntries(known);
}
