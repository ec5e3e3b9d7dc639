import type * as z from 'zod/mini';
import { ChowkError, type FieldProblem } from './errors';

type Issue = z.core.$ZodIssue;

/** One rule name per kind of invalid field; the web app has a sentence for each. */
function ruleOf(issue: Issue): Omit<FieldProblem, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? { rule: 'required' } : { rule: issue.expected };
    case 'too_small':
      return { rule: `min_${issue.origin}`, params: { limit: Number(issue.minimum) } };
    case 'too_big':
      return { rule: `max_${issue.origin}`, params: { limit: Number(issue.maximum) } };
    case 'invalid_format':
      return { rule: issue.format };
    case 'invalid_value':
      return { rule: 'choice', params: { options: issue.values.join(', ') } };
    case 'unrecognized_keys':
      return { rule: 'unknown_field', params: { fields: issue.keys.join(', ') } };
    case 'custom':
      return { rule: typeof issue.params?.rule === 'string' ? issue.params.rule : 'invalid' };
    default:
      return { rule: 'invalid' };
  }
}

export function fieldProblems(issues: readonly Issue[]): FieldProblem[] {
  return issues.map((issue) => ({ path: issue.path.map(String).join('.'), ...ruleOf(issue) }));
}

const LONE_SURROGATE = /\p{Cs}/u;

/** Lone surrogates and NUL are valid in JSON, but PostgreSQL cannot store them. */
const isBrokenText = (text: string) => text.includes('\0') || LONE_SURROGATE.test(text);

/** The path of the first such text, in a key or a value. */
function findBrokenText(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isBrokenText(value) ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (isBrokenText(key)) return path.join('.');
    const found = findBrokenText(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The shape only: for an envelope whose items are validated one by one. */
export function parseShape<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ChowkError('VALIDATION_FAILED', {
    details: { fields: fieldProblems(parsed.error.issues) },
  });
}

/** Parses input: the value, or an error that names every field and rule. */
export function parseOrRefuse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const broken = findBrokenText(value);
  if (broken !== undefined) {
    throw new ChowkError('VALIDATION_FAILED', {
      details: { fields: [{ path: broken, rule: 'invalid' }] },
    });
  }
  return parseShape(schema, value);
}
