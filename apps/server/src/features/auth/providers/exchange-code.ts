import * as z from 'zod';
import { type Tx, withAuth } from '../../../db';
import { findUserBy } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { AuthError, invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { provedEmail } from '../contacts/proved-contacts';
import { takeVerifying } from '../mail/mail-limits';
import { giveNotice } from '../mail/security-notices';
import { type FlowRow, isCodeExpired, isVerifierOf, takeFlow } from '../otp/flow-states';
import { dropSignInTokens } from '../otp/one-time-tokens';
import { optionalText, readBody } from '../requests/read-body';
import type { OpenSession } from '../sessions/read-rows';
import { type Device, deviceOf, presentSession, startSession } from '../sessions/sessions';
import { isBanned } from '../tokens/standing';
import { linkIdentity } from './link-identity';

const body = z.object({ auth_code: optionalText, code_verifier: optionalText });

const REFUSALS = {
  unknown: [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
  expired: [422, 'flow_state_expired', 'invalid flow state, flow state has expired'],
  wrong: [400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'],
  banned: [400, 'user_banned', 'User is banned'],
  taken: [422, 'identity_already_exists', 'Identity is already linked to another user'],
} as const;

interface Exchanged {
  readonly open: OpenSession;
  readonly flow: FlowRow;
}

/** What a provider gave us for the person; theirs to use, and kept no longer. */
function providerTokensOf({ providerTokens }: AuthServices, flow: FlowRow) {
  const open = (sealed: Uint8Array | null) =>
    sealed ? providerTokens.open(sealed, flow.id)?.toString() : undefined;
  const token = open(flow.provider_access_token);
  const refreshToken = open(flow.provider_refresh_token);
  return {
    ...(token ? { provider_token: token } : {}),
    ...(refreshToken ? { provider_refresh_token: refreshToken } : {}),
  };
}

/**
 * Only now, with the verifier: a link prepared by somebody else ends here, in a browser without
 * one.
 */
async function linkAsAsked(tx: Tx, services: AuthServices, flow: FlowRow, userId: string) {
  const { provider, linking_claims: data } = flow;
  return !provider || !data || linkIdentity(tx, services, userId, { provider, data });
}

/** A refusal is returned, not thrown, so that the code stays used up. */
async function exchange(
  tx: Tx,
  services: AuthServices,
  { code, verifier, device }: { code: string; verifier: string; device: Device },
): Promise<Exchanged | keyof typeof REFUSALS> {
  const nowMs = services.ports.nowMs();
  const flow = await takeFlow(tx, code);
  if (!flow?.user_id) return 'unknown';
  if (isCodeExpired(flow, nowMs)) return 'expired';
  if (!isVerifierOf(flow, verifier)) return 'wrong';
  const person = await findUserBy(tx, 'id', flow.user_id);
  if (!person) return 'unknown';
  if (isBanned(person, nowMs)) return 'banned';
  if (!(await linkAsAsked(tx, services, flow, person.user.id))) return 'taken';
  await dropSignInTokens(tx, person.user.id);
  const method = flow.authentication_method;
  return { flow, open: await startSession(tx, services, person.user, { method, device }) };
}

/** `grant_type=pkce`: the code from a redirect, and the verifier only the asking browser has. */
export async function exchangeCode(c: AuthContext, services: AuthServices): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, body);
  if (!code || !verifier) {
    throw invalidRequest('invalid request: both auth code and code verifier should be non-empty');
  }
  const { db } = services.ports;
  await takeVerifying(db, c.get('address'));
  const given = { code, verifier, device: deviceOf(c) };
  const outcome = await withAuth(db, 'write', (tx) => exchange(tx, services, given));
  if (typeof outcome !== 'string') {
    const { user } = outcome.open;
    services.knownDevices.remember(c, outcome.open);
    if (outcome.flow.linking_claims) {
      giveNotice(services, { kind: 'identity-linked', userId: user.id, email: provedEmail(user) });
    }
    const session = await presentSession(services, outcome.open);
    return c.json({ ...session, ...providerTokensOf(services, outcome.flow) });
  }
  const [status, errorCode, message] = REFUSALS[outcome];
  throw new AuthError(status, errorCode, message);
}
