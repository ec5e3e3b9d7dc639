import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { idField, languageField, paiseField, slugField, textField, timeField } from '../fields';
import { ChowkError } from './errors';
import { parseOrRefuse } from './problems';

const everything = z.object({
  id: idField,
  slug: slugField,
  name: textField(5),
  price: paiseField,
  at: timeField,
  language: languageField,
  list: z.array(z.number()).check(z.minLength(1)),
});

function problemsOf(input: unknown) {
  try {
    parseOrRefuse(everything, input);
  } catch (error) {
    return error instanceof ChowkError ? error.details?.fields : error;
  }
  return 'fine';
}

it('names the broken rule of every field', () => {
  const input = {
    id: '1',
    slug: 'A B',
    name: 'too long',
    price: 0.5,
    at: 'yesterday',
    language: 'xx',
    list: [],
  };
  expect(problemsOf(input)).toEqual([
    { path: 'id', rule: 'id' },
    { path: 'slug', rule: 'slug' },
    { path: 'name', rule: 'max_string', params: { limit: 5 } },
    { path: 'price', rule: 'money' },
    { path: 'at', rule: 'datetime' },
    { path: 'language', rule: 'choice', params: { options: 'en, hi' } },
    { path: 'list', rule: 'min_array', params: { limit: 1 } },
  ]);
});

it('tells a missing field from one of the wrong type', () => {
  const { fields } = { fields: problemsOf({ name: 3 }) as { path: string; rule: string }[] };
  expect(fields.find((field) => field.path === 'id')).toEqual({ path: 'id', rule: 'required' });
  expect(fields.find((field) => field.path === 'name')).toEqual({ path: 'name', rule: 'string' });
});

it('trims input and passes valid values', () => {
  expect(parseOrRefuse(textField(5), '  hi ')).toBe('hi');
  expect(() => parseOrRefuse(textField(5), '   ')).toThrow('VALIDATION_FAILED');
});

it('refuses text the database cannot store, anywhere, and no other', () => {
  const anything = z.record(z.string(), z.unknown());
  const pathOf = (value: unknown) => {
    try {
      parseOrRefuse(anything, value);
    } catch (error) {
      return error instanceof ChowkError ? error.details?.fields : error;
    }
    return 'fine';
  };
  const at = (path: string) => [{ path, rule: 'invalid' }];
  expect(pathOf({ a: 'x\0' })).toEqual(at('a'));
  expect(pathOf({ a: [{ b: '\ud800' }] })).toEqual(at('a.0.b'));
  expect(pathOf({ a: 'x\udc00y' })).toEqual(at('a'));
  expect(pathOf({ a: { 'b\0': 1 } })).toEqual(at('a'));
  expect(pathOf({ a: '🛒 नमस्ते \u2028\n', b: null, c: [1, true] })).toBe('fine');
});

it('accepts times within a century of now, and none outside the database’s calendar', () => {
  for (const at of ['1970-01-01T00:00:00Z', '2026-11-18T10:00:00+05:30', '2199-12-31T23:59:59Z']) {
    expect(parseOrRefuse(timeField, at)).toBe(at);
  }
  for (const at of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
    expect(() => parseOrRefuse(timeField, at), at).toThrow('VALIDATION_FAILED');
  }
});
