import type { Profile, updateProfile } from '@chowk/domain/accounts';
import { type FieldProblem, findMobile, formatMobile, type InputOf } from '@chowk/domain/kernel';
import { type FormDraft, formDraft } from '@/api/storage/form-draft';
import type { MessageKey } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';

/** Everything a person may change about themselves, as a form holds it: text, never null. */
export const TEXT_FIELDS = [
  'full_name',
  'phone',
  'email',
  'area',
  'address',
  'location',
  'company_name',
  'business_phone',
  'business_email',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export type ProfileValues = Record<TextField, string> & { whatsapp_opt_in: boolean };
type ProfileField = keyof ProfileValues;
export type ProfileChanges = Partial<Omit<Profile, 'id' | 'status' | 'version'>>;
export type ProfileErrorKey = Extract<MessageKey<'account'>, `field.${string}`>;

const PHONES: readonly TextField[] = ['phone', 'business_phone'];
const EMAILS: readonly TextField[] = ['email', 'business_email'];
const EMAIL_SHAPE = /^\S+@\S+\.\S+$/;

function typedFrom(name: string, value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  const text = String(value ?? '');
  return PHONES.some((phone) => phone === name) ? formatMobile(text) : text;
}

export function valuesOf(profile: Profile): ProfileValues {
  const texts = TEXT_FIELDS.map((name) => [name, typedFrom(name, profile[name])]);
  return { ...Object.fromEntries(texts), whatsapp_opt_in: profile.whatsapp_opt_in };
}

/** As the server keeps it: one form for numbers, small letters for addresses, null for nothing. */
function stored(name: TextField, typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (PHONES.includes(name)) return findMobile(text) ?? text;
  return EMAILS.includes(name) ? text.toLowerCase() : text;
}

/** Only what differs is sent, so two devices do not undo each other's other fields. */
export function changesFrom(profile: Profile, values: ProfileValues): ProfileChanges {
  const texts = TEXT_FIELDS.map((name) => [name, stored(name, values[name])] as const).filter(
    ([name, value]) => value !== (profile[name] || null),
  );
  const isOptInChanged = values.whatsapp_opt_in !== profile.whatsapp_opt_in;
  return {
    ...Object.fromEntries(texts),
    ...(isOptInChanged ? { whatsapp_opt_in: values.whatsapp_opt_in } : {}),
  };
}

function textError(name: TextField, typed: string): ProfileErrorKey | undefined {
  const text = typed.trim();
  if (text === '') return name === 'full_name' ? 'field.nameNeeded' : undefined;
  if (PHONES.includes(name) && !findMobile(text)) return 'field.phoneShape';
  return EMAILS.includes(name) && !EMAIL_SHAPE.test(text) ? 'field.emailShape' : undefined;
}

/** A person has one profile. */
export const PROFILE_ENTITY = 'profiles:own';

/** What is typed in the form and not saved yet. */
export function typedProfile(personId: string): FormDraft<ProfileValues> {
  return formDraft('profile', personId);
}

/** A change that was not sent yet, as somebody would have typed it into the form. */
export function openedOf(edited: PendingUpload | undefined): Partial<ProfileValues> {
  const { version: _, ...changes } = (edited?.data ?? {}) as InputOf<typeof updateProfile>;
  const values = Object.entries(changes).map(([name, value]) => [name, typedFrom(name, value)]);
  return Object.fromEntries(values);
}

export function profileErrors(values: ProfileValues): Partial<Record<TextField, ProfileErrorKey>> {
  const found = TEXT_FIELDS.map((name) => [name, textError(name, values[name])] as const);
  return Object.fromEntries(found.filter(([, key]) => key !== undefined));
}

const KEY_BY_RULE: Readonly<Record<string, ProfileErrorKey>> = {
  mobile: 'field.phoneShape',
  email: 'field.emailShape',
  min_string: 'field.nameNeeded',
  max_string: 'field.tooLong',
};

/** What the server found wrong, at the field it is about. */
export function serverErrors(
  problems: readonly FieldProblem[],
): Partial<Record<ProfileField, ProfileErrorKey>> {
  return Object.fromEntries(
    problems
      .filter(({ path }) => TEXT_FIELDS.some((name) => name === path))
      .map(({ path, rule }) => [path, KEY_BY_RULE[rule] ?? 'field.wrong']),
  );
}
