import * as z from 'zod/mini';
import { isUuid } from './ids';
import { isPaise } from './money';

/** The building blocks of every contract. Each names the rule it enforces for the error's words. */
export const idField = z.string().check(z.refine(isUuid, { params: { rule: 'id' } }));

export const timeField = z.iso.datetime({ offset: true });

export const paiseField = z.number().check(z.refine(isPaise, { params: { rule: 'money' } }));

export function textField(maxLength: number, minLength = 1) {
  return z.string().check(z.trim(), z.minLength(minLength), z.maxLength(maxLength));
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 80;

export const slugField = z.string().check(
  z.maxLength(MAX_SLUG_LENGTH),
  z.refine((text) => SLUG.test(text), { params: { rule: 'slug' } }),
);

export const languageField = z.enum(['en', 'hi']);
