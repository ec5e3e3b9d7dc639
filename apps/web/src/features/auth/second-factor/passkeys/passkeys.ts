import type { PasskeyCredential } from '@/api/auth/create-auth-client';
import { dropFactor, dropUnfinished } from '@/features/auth/second-factor/factors';
import type { Factor } from '@/features/auth/security/account.queries';
import { type AccountProblem, attempt } from '@/features/auth/security/account-problem';
import { canUsePasskeys, promptForPasskey } from './browser-passkey';

/** The protocol wants them named; the server goes by its own address. */
function site() {
  return { rpId: window.location.hostname, rpOrigins: [window.location.origin] };
}

/** What is said of codes elsewhere, said of a passkey. */
const REFUSALS: Partial<Record<AccountProblem, AccountProblem>> = {
  code: 'passkeyFailed',
  codeOld: 'passkeyCancelled',
};

/** Asks the server for a challenge, the device for an answer, and the server whether it is right. */
async function answerChallenge(factorId: string): Promise<AccountProblem | undefined> {
  const asked = await attempt((auth) => auth.mfa.challenge({ factorId, webauthn: site() }));
  if (asked.problem) return asked.problem;
  const { id: challengeId, webauthn } = asked.data;
  const { publicKey } = webauthn.credential_options;
  const { credential, problem } = await promptForPasskey((credentials) =>
    webauthn.type === 'create'
      ? credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions })
      : credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions }),
  );
  if (problem) return problem;
  const { type } = webauthn;
  const answered = await attempt((auth) =>
    auth.mfa.verify({
      factorId,
      challengeId,
      webauthn: { ...site(), type, credential_response: credential as PasskeyCredential },
    }),
  );
  const { problem: refused } = answered;
  return refused && (REFUSALS[refused] ?? refused);
}

/** Undefined when it is made; the session is at the second level then. */
export async function addPasskey(
  friendlyName: string,
  factors: readonly Factor[],
): Promise<AccountProblem | undefined> {
  if (!canUsePasskeys()) return 'passkeyUnsupported';
  await dropUnfinished(factors, 'webauthn');
  const begun = await attempt((auth) => auth.mfa.enroll({ factorType: 'webauthn', friendlyName }));
  if (begun.problem) return begun.problem;
  const problem = await answerChallenge(begun.data.id);
  // What was begun in vain would stand in the way of its own name.
  if (problem) await dropFactor(begun.data.id);
  return problem;
}

/** Undefined when it was the right one. Any passkey of the person will do, whichever is named. */
export async function showPasskey(factorId: string): Promise<AccountProblem | undefined> {
  if (!canUsePasskeys()) return 'passkeyUnsupported';
  return answerChallenge(factorId);
}
