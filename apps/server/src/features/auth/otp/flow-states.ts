import { MINUTE_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { flowStates } from '../../../db/schema/auth/auth-flows';
import type { AuthServices } from '../auth-services';
import { hashToken, isSameHash, newToken } from './one-time-secrets';

/** From the click, so that a mail may lie unread as long as its link lives. */
export const CODE_LIFE_MS = 5 * MINUTE_MS;

export interface NewFlow {
  readonly userId: string;
  readonly challenge: string;
  readonly method: string;
  readonly redirectTo: string;
}

export async function beginFlow(tx: Tx, { ports }: AuthServices, flow: NewFlow): Promise<string> {
  const id = ports.newId();
  await tx.insert(flowStates).values({
    id,
    user_id: flow.userId,
    code_challenge: flow.challenge,
    code_challenge_method: 's256',
    authentication_method: flow.method,
    redirect_to: flow.redirectTo,
    created_at: new Date(ports.nowMs()),
  });
  return id;
}

export interface NewProviderFlow {
  readonly provider: string;
  readonly challenge: string;
  readonly redirectTo: string;
  readonly linkingTargetId: string | undefined;
  readonly signUpData: Record<string, unknown>;
}

export async function beginProviderFlow(
  tx: Tx,
  { ports }: AuthServices,
  flow: NewProviderFlow,
): Promise<string> {
  const id = ports.newId();
  await tx.insert(flowStates).values({
    id,
    provider: flow.provider,
    code_challenge: flow.challenge,
    code_challenge_method: 's256',
    authentication_method: 'oauth',
    redirect_to: flow.redirectTo,
    linking_target_id: flow.linkingTargetId ?? null,
    sign_up_data: flow.signUpData,
    created_at: new Date(ports.nowMs()),
  });
  return id;
}

/** The code for the browser; undefined when the flow it belongs to is gone. */
export async function giveOutCode(
  tx: Tx,
  { ports }: AuthServices,
  flowId: string,
): Promise<string | undefined> {
  const code = newToken();
  const given = await tx
    .update(flowStates)
    .set({ auth_code_hash: hashToken(code), issued_at: new Date(ports.nowMs()) })
    .where(eq(flowStates.id, flowId))
    .returning({ id: flowStates.id });
  return given.length > 0 ? code : undefined;
}

export type FlowRow = typeof flowStates.$inferSelect;

/** Gone with the asking, right verifier or wrong: a code is good for one try. */
export async function takeFlow(tx: Tx, code: string): Promise<FlowRow | undefined> {
  const [flow] = await tx
    .delete(flowStates)
    .where(eq(flowStates.auth_code_hash, hashToken(code)))
    .returning();
  return flow;
}

export function isCodeExpired({ issued_at }: FlowRow, nowMs: number): boolean {
  return !issued_at || nowMs - issued_at.getTime() > CODE_LIFE_MS;
}

export function isVerifierOf({ code_challenge }: FlowRow, verifier: string): boolean {
  const made = hashToken(verifier).toString('base64url');
  return isSameHash(Buffer.from(made), Buffer.from(code_challenge ?? ''));
}
