import { type Tx, withAuth } from '../../../db';
import type { AuthContext } from '../auth-deps';
import { knownAuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { takeVerifying } from '../mail/mail-limits';
import { giveNotice, type SecurityNotice } from '../mail/security-notices';
import { failureUrl } from '../requests/redirect-failure';
import { redirectTarget, withParams } from '../requests/redirects';
import type { OpenSession } from '../sessions/read-rows';
import { type Device, deviceOf, presentSession, startSession } from '../sessions/sessions';
import { acceptToken, HALF_MESSAGE, linkExpired } from './accept-token';
import { giveOutCode } from './flow-states';
import { isPkceToken } from './one-time-secrets';
import { dropSignInTokens, type TokenRow, takeLink } from './one-time-tokens';
import { METHOD_OF_KIND, requireKinds } from './verify-types';

const SEE_OTHER = 303;

type Followed = { readonly notice: SecurityNotice | undefined } & (
  | { readonly half: true }
  | { readonly code: string | undefined }
  | { readonly open: OpenSession }
);

async function startFrom(tx: Tx, services: AuthServices, row: TokenRow, device: Device) {
  await dropSignInTokens(tx, row.user_id);
  const method = METHOD_OF_KIND[row.kind];
  return startSession(tx, services, { id: row.user_id }, { method, device });
}

async function follow(
  tx: Tx,
  services: AuthServices,
  token: string,
  given: { readonly type: string | undefined; readonly device: Device },
): Promise<Followed> {
  const row = await takeLink(tx, services, token, requireKinds(given.type));
  if (!row) throw linkExpired();
  const { isHalf, notice } = await acceptToken(tx, services, row);
  if (isHalf) return { notice, half: true };
  if (!isPkceToken(token)) {
    return { notice, open: await startFrom(tx, services, row, given.device) };
  }
  const { flow_state_id } = row;
  const code = flow_state_id ? await giveOutCode(tx, services, flow_state_id) : undefined;
  return { notice, code };
}

/** For clients without PKCE the session travels in the fragment, which no server ever sees. */
async function sessionFragment(services: AuthServices, open: OpenSession, type: string) {
  const { access_token, refresh_token, token_type, expires_in } = await presentSession(
    services,
    open,
  );
  return { access_token, refresh_token, token_type, expires_in: String(expires_in), type };
}

async function landing(c: AuthContext, services: AuthServices, token: string, target: string) {
  const { db } = services.ports;
  const type = c.req.query('type');
  await takeVerifying(db, c.get('address'));
  const given = { type, device: deviceOf(c) };
  const followed = await withAuth(db, 'write', (tx) => follow(tx, services, token, given));
  giveNotice(services, followed.notice);
  if ('open' in followed) {
    services.knownDevices.remember(c, followed.open);
    return withParams(target, {}, await sessionFragment(services, followed.open, type ?? ''));
  }
  if ('half' in followed) {
    const params = { message: HALF_MESSAGE };
    return withParams(target, isPkceToken(token) ? params : {}, { ...params, sb: '' });
  }
  return withParams(target, followed.code ? { code: followed.code } : {});
}

/** `GET /verify`, the link in a mail: a person in a browser, so every answer is a redirect. */
export async function followLink(c: AuthContext, services: AuthServices): Promise<Response> {
  // Mail programs look at links with HEAD; looking must not use one up.
  if (c.req.method === 'HEAD') return c.body(null);
  const target = redirectTarget(c, services);
  const token = c.req.query('token') || c.req.query('token_hash') || '';
  try {
    return c.redirect(await landing(c, services, token, target), SEE_OTHER);
  } catch (error) {
    const known = knownAuthError(error);
    if (known.extras.cause) c.get('log').error({ err: known.extras.cause }, 'link not followed');
    return c.redirect(failureUrl(target, known, isPkceToken(token)), SEE_OTHER);
  }
}
