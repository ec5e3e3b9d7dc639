import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../../../db';
import { passkeys } from '../../../../db/schema/auth/auth-factors';
import type { AuthServices } from '../../auth-services';
import type { FactorRow } from '../factors.queries';
import { PASSKEY_ALGORITHMS, requireRelyingParty, webauthn } from './passkey-options';
import { listPasskeys } from './passkeys.queries';
import { originsFor } from './relying-party';

const MAX_ID = 1400;
const MAX_DATA = 20_000;
const text = z.string().max(MAX_DATA);

/** The browser's client data; other fields are ignored. */
export const passkeyAnswer = z.object({
  type: z.enum(['create', 'request']),
  credential_response: z.object({
    id: z.string().max(MAX_ID),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: text,
      attestationObject: text.nullish(),
      authenticatorData: text.nullish(),
      signature: text.nullish(),
      transports: z.array(z.string().max(20)).max(10).nullish(),
    }),
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** What both kinds of answer are held against: the site, and the challenge of this session. */
interface Asked {
  readonly services: AuthServices;
  readonly factor: FactorRow;
  readonly challenge: string;
  readonly answer: PasskeyAnswer['credential_response'];
}

function expectations({ services, challenge, answer }: Asked) {
  const party = requireRelyingParty(services, 'verify');
  return {
    expectedChallenge: challenge,
    expectedOrigin: originsFor(party, answer.response.clientDataJSON),
    expectedRPID: party.id,
    requireUserVerification: false,
  };
}

/** The library throws whatever is wrong with an answer; only the log needs to know what it was. */
async function orRefused<T>({ services, factor }: Asked, checked: Promise<T>) {
  try {
    return await checked;
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable';
    services.log.warn({ userId: factor.user_id, factorId: factor.id, why }, 'passkey refused');
    return undefined;
  }
}

/** Stores the new key, unless another person has it. */
async function register(tx: Tx, asked: Asked): Promise<FactorRow | undefined> {
  const { answer, factor } = asked;
  const { attestationObject, clientDataJSON, transports } = answer.response;
  if (!attestationObject) return undefined;
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await orRefused(
    asked,
    verifyRegistrationResponse({
      ...expectations(asked),
      response: {
        id: answer.id,
        rawId: answer.id,
        type: answer.type,
        clientExtensionResults: {},
        response: { attestationObject, clientDataJSON },
      },
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    }),
  );
  if (!checked?.registrationInfo) return undefined;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const stored = await tx
    .insert(passkeys)
    .values({
      factor_id: factor.id,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      sign_count: counter,
      transports: transports ?? [],
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.factor_id });
  return stored.length > 0 ? factor : undefined;
}

/**
 * The factor whose key has signed. A counter that did not rise means a cloned key and is refused.
 */
async function assertPasskey(tx: Tx, asked: Asked): Promise<FactorRow | undefined> {
  const { answer, factor } = asked;
  const { authenticatorData, signature, clientDataJSON } = answer.response;
  const known = (await listPasskeys(tx, factor.user_id)).find(
    ({ passkey }) => passkey.credential_id === answer.id,
  );
  if (!known || !authenticatorData || !signature) return undefined;
  const { passkey } = known;
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await orRefused(
    asked,
    verifyAuthenticationResponse({
      ...expectations(asked),
      response: {
        id: answer.id,
        rawId: answer.id,
        type: answer.type,
        clientExtensionResults: {},
        response: { authenticatorData, signature, clientDataJSON },
      },
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.sign_count,
      },
    }),
  );
  if (!checked?.verified) return undefined;
  await tx
    .update(passkeys)
    .set({ sign_count: checked.authenticationInfo.newCounter })
    .where(eq(passkeys.factor_id, known.factor.id));
  return known.factor;
}

/** The factor that was shown; undefined for an answer that proves nothing, whatever is wrong with it. */
export async function provePasskey(
  tx: Tx,
  services: AuthServices,
  factor: FactorRow,
  shown: { readonly challenge: string | null; readonly answer: PasskeyAnswer | undefined },
): Promise<FactorRow | undefined> {
  const { challenge, answer } = shown;
  const wanted = factor.status === 'verified' ? 'request' : 'create';
  if (!challenge || answer?.type !== wanted) return undefined;
  const asked = { services, factor, challenge, answer: answer.credential_response };
  return wanted === 'create' ? register(tx, asked) : assertPasskey(tx, asked);
}
