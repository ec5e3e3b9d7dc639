import { SECOND_MS } from '@chowk/domain/kernel';
import * as z from 'zod';
import { requireServiceKey } from '../admin/require-service-key';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { optionalText, readBody } from './read-body';

/** Half of what a request may take. */
const VERIFY_LIMIT_MS = 5 * SECOND_MS;

const body = z.object({
  gotrue_meta_security: z.object({ captcha_token: optionalText }).nullish(),
});

/** The answer of hCaptcha and Turnstile alike. */
const verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).nullish(),
});

function refused(why: string): AuthError {
  return new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${why})`);
}

async function ask(url: string, form: URLSearchParams): Promise<z.output<typeof verdict>> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(VERIFY_LIMIT_MS),
    });
    return verdict.parse(await answer.json());
  } catch (cause) {
    const message = 'captcha verification process failed';
    throw new AuthError(500, 'unexpected_failure', message, { cause });
  }
}

/** The operator's own programs are no people and need not pretend to be. */
async function isOperator(c: AuthContext, services: AuthServices): Promise<boolean> {
  try {
    await requireServiceKey(c, services, 'captcha:skip');
    return true;
  } catch {
    return false;
  }
}

/** Nothing to show where no captcha is set up. */
export async function requireCaptcha(c: AuthContext, services: AuthServices): Promise<void> {
  const { captcha } = services;
  if (!captcha || (await isOperator(c, services))) return;
  const { gotrue_meta_security } = await readBody(c, body);
  const token = gotrue_meta_security?.captcha_token?.trim();
  if (!token) throw refused('no captcha_token found');
  const form = { secret: captcha.secret, response: token, remoteip: c.get('callerAddress') };
  const { success, 'error-codes': codes } = await ask(captcha.verifyUrl, new URLSearchParams(form));
  if (!success) throw refused(codes?.join(', ') || 'not a person');
}
