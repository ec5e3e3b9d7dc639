import { isUuid, SECOND_MS } from '@chowk/domain/kernel';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../db';
import { flowStates } from '../../../db/schema/auth/auth-flows';
import type { AuthContext } from '../auth-deps';
import { AuthError, knownAuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { takeVerifying } from '../mail/mail-limits';
import { CODE_LIFE_MS, type FlowRow, giveOutCode } from '../otp/flow-states';
import { providerFailureUrl, siteFailureUrl } from '../requests/redirect-failure';
import { withParams } from '../requests/redirects';
import type { ProviderAnswer } from './provider';
import { deniedByProvider, type ProviderDenial } from './provider-denial';
import { findPersonOf, requireLinkable } from './provider-person';

const FOUND = 302;
const SEE_OTHER = 303;
/** Less than a request may take, so that even then the answer is a redirect. */
const PROVIDER_LIMIT_MS = 8 * SECOND_MS;

async function paramsOf(c: AuthContext): Promise<URLSearchParams> {
  const isForm = c.req.method === 'POST';
  return new URLSearchParams(isForm ? await c.req.text() : new URL(c.req.url).search);
}

/** Taken before the provider is asked: a state works once, also for two who come together. */
async function takeReturn(tx: Tx, { ports }: AuthServices, state: string): Promise<FlowRow> {
  const nowMs = ports.nowMs();
  const isOurs = and(eq(flowStates.id, state), isNotNull(flowStates.provider));
  const [flow] = await tx
    .update(flowStates)
    .set({ returned_at: new Date(nowMs) })
    .where(
      and(
        isOurs,
        isNull(flowStates.returned_at),
        gt(flowStates.created_at, new Date(nowMs - CODE_LIFE_MS)),
      ),
    )
    .returning();
  if (flow) return flow;
  const [used] = await tx
    .select({ id: flowStates.id })
    .from(flowStates)
    .where(and(isOurs, isNotNull(flowStates.returned_at)));
  throw used
    ? new AuthError(400, 'flow_state_already_used', 'OAuth state has already been used')
    : new AuthError(400, 'bad_oauth_state', 'OAuth state is unknown or has expired');
}

async function requireFlow(c: AuthContext, services: AuthServices, params: URLSearchParams) {
  const { db } = services.ports;
  await takeVerifying(db, c.get('address'));
  const state = params.get('state');
  if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!isUuid(state)) throw new AuthError(400, 'bad_oauth_state', 'OAuth state is not valid');
  return withAuth(db, 'write', (tx) => takeReturn(tx, services, state));
}

async function askProvider(
  { providers }: AuthServices,
  flow: FlowRow,
  params: URLSearchParams,
): Promise<ProviderAnswer> {
  const provider = providers.find(flow.provider ?? '');
  if (!provider) throw new AuthError(400, 'validation_failed', 'Unsupported provider');
  if (!params.has('code') && !params.has('error')) {
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback without a code');
  }
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider is too slow')), PROVIDER_LIMIT_MS);
  });
  try {
    return await Promise.race([provider.finish(flow.id, params), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Who it is, written into the flow together with what only the asking browser may fetch. */
async function settle(
  tx: Tx,
  services: AuthServices,
  flow: FlowRow,
  { claims, accessToken, refreshToken }: ProviderAnswer,
): Promise<string> {
  const { providerTokens } = services;
  const provider = flow.provider ?? '';
  const { linking_target_id: linkingTo } = flow;
  if (linkingTo) await requireLinkable(tx, provider, claims.sub, linkingTo);
  const userId = linkingTo ?? (await findPersonOf(tx, services, flow, claims));
  const seal = (token: string) => providerTokens.seal(Buffer.from(token), flow.id);
  await tx
    .update(flowStates)
    .set({
      user_id: userId,
      linking_claims: linkingTo ? claims.data : null,
      provider_access_token: seal(accessToken),
      provider_refresh_token: refreshToken ? seal(refreshToken) : null,
    })
    .where(eq(flowStates.id, flow.id));
  const code = await giveOutCode(tx, services, flow.id);
  if (!code) throw new Error('The flow has gone while its provider was asked');
  return withParams(flow.redirect_to, { code });
}

function failed(error: unknown): ProviderDenial {
  if (error instanceof AuthError) return { error };
  const message = 'Unable to exchange external code';
  return { error: new AuthError(500, 'unexpected_failure', message, { cause: error }) };
}

async function landing(services: AuthServices, flow: FlowRow, params: URLSearchParams) {
  try {
    const answer = await askProvider(services, flow, params);
    return await withAuth(services.ports.db, 'write', (tx) => settle(tx, services, flow, answer));
  } catch (thrown) {
    const { error, named } = (await deniedByProvider(thrown)) ?? failed(thrown);
    services.log.warn(
      { err: error.extras.cause, code: error.code, provider: flow.provider },
      'a sign-in by a provider failed',
    );
    return providerFailureUrl(flow.redirect_to, error, named);
  }
}

/** `GET|POST /callback`: the provider sends the person back to us, and we to the app. */
export async function providerCallback(c: AuthContext, services: AuthServices): Promise<Response> {
  if (c.req.method === 'HEAD') return c.body(null);
  const params = await paramsOf(c);
  try {
    const flow = await requireFlow(c, services, params);
    return c.redirect(await landing(services, flow, params), FOUND);
  } catch (error) {
    const known = knownAuthError(error);
    const { cause } = known.extras;
    if (cause) c.get('log').error({ err: cause }, 'a return from a provider was not taken');
    return c.redirect(siteFailureUrl(services.siteUrl, known), SEE_OTHER);
  }
}
