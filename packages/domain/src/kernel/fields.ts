import * as z from 'zod/mini';
import { isUuid } from './ids';
import { GSTIN_LENGTH, isGstin, tidyGstin } from './india/gstin';
import { findMobile, isMobile } from './india/phone';
import { isPaise } from './money';
import { isDay } from './time';

/** The field types of contracts. Each names the rule it enforces for the error message. */
export const idField = z.string().check(z.refine(isUuid, { params: { rule: 'id' } }));

/** Years valid in JavaScript and PostgreSQL; the earliest are those of an unset clock. */
const UNKNOWN_YEAR = /^(?!19|20|21)\d{4}-/;

export const timeField = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => !UNKNOWN_YEAR.test(text), { params: { rule: 'datetime' } }));

export const paiseField = z.number().check(z.refine(isPaise, { params: { rule: 'money' } }));

export const gstinField = z.string().check(
  z.overwrite(tidyGstin),
  z.refine((text) => text.length === GSTIN_LENGTH, {
    params: { rule: 'gstin_length' },
    abort: true,
  }),
  z.refine(isGstin, { params: { rule: 'gstin' } }),
);

export function textField(maxLength: number, minLength = 1) {
  return z.string().check(z.trim(), z.minLength(minLength), z.maxLength(maxLength));
}

const MAX_SEARCH_LENGTH = 100;

/** A search text: part of a name, a number, a place. */
export const searchField = textField(MAX_SEARCH_LENGTH);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 80;

export const slugField = z.string().check(
  z.maxLength(MAX_SLUG_LENGTH),
  z.refine((text) => SLUG.test(text), { params: { rule: 'slug' } }),
);

/** YYYY-MM-DD, in India. */
export const dayField = z.string().check(z.refine(isDay, { params: { rule: 'date' } }));

/** YYYY-MM. */
export const monthField = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/));

export const languageField = z.enum(['en', 'hi']);

const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MAX_EMAIL_LENGTH = 254;

/** The shape only: whether it exists is verified by an email. */
export const emailField = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(MAX_EMAIL_LENGTH),
  z.refine((text) => EMAIL_SHAPE.test(text), { params: { rule: 'email' } }),
);

/** Stored as +91 and ten digits, however it was typed. */
export const mobileField = z.string().check(
  z.overwrite((text) => findMobile(text) ?? text),
  z.refine(isMobile, { params: { rule: 'mobile' } }),
);
