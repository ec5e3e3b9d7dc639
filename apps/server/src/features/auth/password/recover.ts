import * as z from 'zod';
import type { AuthContext } from '../auth-deps';
import { invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { parseEmail } from '../contacts/email';
import { guessSourceOf } from '../guessing/guess-source';
import { takeAsking, takeSending } from '../mail/mail-limits';
import { mailLink } from '../mail/mail-link';
import { requirePkceParams } from '../providers/pkce';
import { requireCaptcha } from '../requests/captcha';
import { inBackground } from '../requests/in-background';
import { optionalText, readBody } from '../requests/read-body';
import { redirectTarget } from '../requests/redirects';

const body = z.object({
  email: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

export function requireEmail(text: string | undefined, what: string): string {
  if (!text) throw invalidRequest(`${what} requires an email`);
  const email = parseEmail(text);
  if (!email) throw invalidRequest('Unable to validate email address: invalid format');
  return email;
}

/** `POST /recover`: the same response for everybody. */
export async function recover(c: AuthContext, services: AuthServices): Promise<Response> {
  const { db } = services.ports;
  const input = await readBody(c, body);
  await takeAsking(db, c.get('address'));
  await requireCaptcha(c, services);
  const email = requireEmail(input.email, 'Password recovery');
  const challenge = requirePkceParams(input);
  const redirectTo = redirectTarget(c, services);
  inBackground(services, 'recovery mail', async () => {
    const asker = await guessSourceOf(c, services, 'email', email);
    await takeSending(db, 'mail', 'recover', { recipient: email, asker });
    await mailLink(services, { kind: 'recovery', email, challenge, redirectTo, asker });
  });
  return c.json({});
}
