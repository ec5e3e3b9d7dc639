import { isLongEnough } from '@chowk/domain/accounts';
import { findMobile } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';

export const SIGN_UP_ROLES = ['brand', 'retailer', 'bizman'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

export interface SignUpValues {
  full_name: string;
  /** The company of a brand, the shop of a store; a bizman has neither. */
  company_name: string;
  email: string;
  phone: string;
  password: string;
  consent_privacy: boolean;
  consent_location: boolean;
  consent_analytics: boolean;
}

export const EMPTY_SIGN_UP: SignUpValues = {
  full_name: '',
  company_name: '',
  email: '',
  phone: '',
  password: '',
  consent_privacy: false,
  consent_location: false,
  consent_analytics: false,
};

export type FieldKey = Extract<MessageKey<'signup'>, `field.${string}`>;
export type SignUpErrors = Partial<Record<keyof SignUpValues, FieldKey>>;

/** The server judges the address; here we only catch what cannot be one. */
const EMAIL_SHAPE = /^\S+@\S+\.\S+$/;
const MAX_PASSWORD_LENGTH = 72;

export function needsCompany(role: SignUpRole): boolean {
  return role !== 'bizman';
}

export function passwordError(password: string): FieldKey | undefined {
  if (password === '') return 'field.passwordNeeded';
  if (!isLongEnough(password)) return 'field.passwordShort';
  return password.length > MAX_PASSWORD_LENGTH ? 'field.passwordLong' : undefined;
}

export function emailError(email: string): FieldKey | undefined {
  if (email.trim() === '') return 'field.emailNeeded';
  return EMAIL_SHAPE.test(email.trim()) ? undefined : 'field.emailShape';
}

function phoneError(phone: string): FieldKey | undefined {
  if (phone.trim() === '') return 'field.phoneNeeded';
  return findMobile(phone) ? undefined : 'field.phoneShape';
}

function companyError(role: SignUpRole, name: string): FieldKey | undefined {
  if (!needsCompany(role) || name.trim() !== '') return undefined;
  return role === 'brand' ? 'field.companyNeeded' : 'field.shopNeeded';
}

/** What is still wrong, as keys: the words follow the language even after it changes. */
export function signUpErrors(role: SignUpRole, values: SignUpValues): SignUpErrors {
  const found: Record<string, FieldKey | undefined> = {
    full_name: values.full_name.trim() === '' ? 'field.nameNeeded' : undefined,
    company_name: companyError(role, values.company_name),
    email: emailError(values.email),
    phone: phoneError(values.phone),
    password: passwordError(values.password),
    consent_privacy: values.consent_privacy ? undefined : 'field.privacyNeeded',
  } satisfies { [Name in keyof SignUpErrors]: FieldKey | undefined };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined));
}
