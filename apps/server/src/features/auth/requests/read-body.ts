import * as z from 'zod';
import { parseJson } from '../../../parse-json';
import type { AuthContext } from '../auth-deps';
import { AuthError, invalidRequest } from '../auth-error';

/** The client sends nulls for what it has not got and keys we do not know: both are let pass. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

async function jsonOf(c: AuthContext): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return parseJson(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'unreadable';
    throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${detail}`);
  }
}

export async function readBody<S extends z.ZodType>(
  c: AuthContext,
  schema: S,
): Promise<z.output<S>> {
  const parsed = schema.safeParse(await jsonOf(c));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.');
  throw invalidRequest(field ? `Invalid value for ${field}` : 'The body must be a JSON object');
}
