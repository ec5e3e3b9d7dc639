import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ChowkError } from './errors';
import { idField, languageField, paiseField, slugField, textField, timeField } from './fields';
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

it('says for every field which rule it broke', () => {
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

it('tells a missing field from one of the wrong kind', () => {
  const { fields } = { fields: problemsOf({ name: 3 }) as { path: string; rule: string }[] };
  expect(fields.find((field) => field.path === 'id')).toEqual({ path: 'id', rule: 'required' });
  expect(fields.find((field) => field.path === 'name')).toEqual({ path: 'name', rule: 'string' });
});

it('trims what a person typed and passes what is right', () => {
  expect(parseOrRefuse(textField(5), '  hi ')).toBe('hi');
  expect(() => parseOrRefuse(textField(5), '   ')).toThrow('VALIDATION_FAILED');
});
