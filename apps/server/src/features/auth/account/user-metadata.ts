import { CONSENT_PURPOSES, type ConsentPurpose } from '@chowk/domain/accounts';
import { findMobile, languageField, type Role } from '@chowk/domain/kernel';
import { SIGN_UP_ROLES } from '../../../db/schema/auth/auth';
import { invalidRequest } from '../auth-error';

export type Metadata = Record<string, unknown>;

/** It travels in every access token, and a request's headers have little room. */
const MAX_METADATA_BYTES = 4096;
const MAX_NAME_LENGTH = 120;
/** A zero character or half of a pair, which PostgreSQL's JSON does not take. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

export function requireStorable(data: Metadata): Metadata {
  const json = JSON.stringify(data);
  if (Buffer.byteLength(json) > MAX_METADATA_BYTES) {
    throw invalidRequest(`User metadata cannot be larger than ${MAX_METADATA_BYTES} bytes`);
  }
  if (UNSTORABLE.test(json)) {
    throw invalidRequest('User metadata contains characters that cannot be stored');
  }
  return data;
}

/** Key by key; a null takes the key away. */
export function mergeMetadata(known: Metadata, change: Metadata): Metadata {
  const merged = Object.entries({ ...known, ...change }).filter(([, value]) => value !== null);
  return requireStorable(Object.fromEntries(merged));
}

function nameField(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, MAX_NAME_LENGTH) : '';
}

/** A sign-up without a choice gets no role yet; admin roles cannot be chosen. */
function requireRoles(role: unknown): Role[] {
  if (role === undefined || role === null) return [];
  const chosen = SIGN_UP_ROLES.find((allowed) => allowed === role);
  if (!chosen) throw invalidRequest(`role must be one of ${SIGN_UP_ROLES.join(', ')}`);
  return [chosen];
}

export interface GivenConsents {
  readonly version: string;
  readonly purposes: readonly ConsentPurpose[];
}

const MAX_VERSION_LENGTH = 20;

/** A purpose with a moment beside it was agreed to; one with null, or not named, was not. */
function consentsFrom(value: unknown): GivenConsents {
  const said = typeof value === 'object' && value !== null ? (value as Metadata) : {};
  const version = typeof said.version === 'string' ? said.version : '';
  return {
    version: version.slice(0, MAX_VERSION_LENGTH),
    purposes: CONSENT_PURPOSES.filter((purpose) => Boolean(said[purpose])),
  };
}

/** What the `data` of a sign-up says about the person. */
export function profileFrom(data: Metadata) {
  requireStorable(data);
  const language = languageField.safeParse(data.language);
  const mobile = typeof data.phone === 'string' ? findMobile(data.phone) : undefined;
  return {
    roles: requireRoles(data.role),
    fullName: nameField(data.full_name ?? data.name),
    companyName: nameField(data.company_name),
    consents: consentsFrom(data.consents),
    ...(mobile ? { mobile } : {}),
    ...(language.success ? { language: language.data } : {}),
    userMetadata: data,
  };
}
