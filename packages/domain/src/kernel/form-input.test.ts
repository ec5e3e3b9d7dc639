import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { gstinField, textField } from './fields';
import { changesIn, problemsIn } from './form-input';

const ROW = {
  id: 'b',
  brand_name: 'Asha Tea',
  category: null,
  description: null,
  website: null,
  gstin: '27AAPFU0939F1ZV',
};
const TYPED = {
  brand_name: 'Asha Tea',
  category: '',
  description: '',
  website: '',
  gstin: '27AAPFU0939F1ZV',
};
const WEBSITE = /^https:\/\/[a-z.]+$/;
const input = z.object({
  brand_name: z.optional(textField(60)),
  category: z.optional(z.nullable(z.enum(['food', 'home']))),
  description: z.optional(z.nullable(textField(600))),
  website: z.optional(
    z.nullable(
      z.string().check(
        z.overwrite((typed) => `https://${typed.trim()}`),
        z.refine((text) => WEBSITE.test(text), { params: { rule: 'website' } }),
      ),
    ),
  ),
  gstin: z.optional(z.nullable(gstinField)),
  /** The form has no logo field, so none is required. */
  logo_path: textField(300),
});

it('sends nothing when only the spelling of a value differs', () => {
  expect(changesIn(input, ROW, TYPED)).toEqual({});
  const typed = { ...TYPED, gstin: '27 aapfu-0939f1zv', brand_name: ' Asha Tea ' };
  expect(changesIn(input, ROW, typed)).toEqual({});
});

it('sends normalised changes, and null for emptied fields', () => {
  const typed = { ...TYPED, gstin: ' ', website: 'ashatea.in', category: 'food' };
  const changes = { gstin: null, website: 'https://ashatea.in', category: 'food' };
  expect(changesIn(input, ROW, typed)).toEqual(changes);
});

it('reports invalid values, and required fields that were emptied', () => {
  expect(problemsIn(input, TYPED)).toEqual([]);
  const typed = { ...TYPED, gstin: '27AAPFU0939F1ZX', website: 'asha tea', brand_name: ' ' };
  expect(problemsIn(input, typed).map(({ path, rule }) => [path, rule])).toEqual([
    ['brand_name', 'min_string'],
    ['website', 'website'],
    ['gstin', 'gstin'],
  ]);
  expect(problemsIn(input, { ...TYPED, gstin: '27AAPF' })).toMatchObject([
    { path: 'gstin', rule: 'gstin_length' },
  ]);
});

it('ignores what the form has no field for', () => {
  expect(problemsIn(input, { website: '' })).toEqual([]);
});
