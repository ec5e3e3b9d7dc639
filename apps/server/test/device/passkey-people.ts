import type { AuthClient, MFAVerifyParams } from '@supabase/auth-js';
import type { PasskeyDevice, PasskeySite } from './passkey-device';

type Client = InstanceType<typeof AuthClient>;
type Shown = Extract<MFAVerifyParams, { webauthn: unknown }>['webauthn']['credential_response'];

export const SITE: PasskeySite = { origin: 'http://localhost:3000', rpId: 'localhost' };

/** What a client says about itself is not believed; these are wrong on purpose. */
const CLAIMED = { rpId: 'elsewhere.example', rpOrigins: ['https://elsewhere.example'] };

export async function askPasskey(client: Client, factorId: string) {
  const { data, error } = await client.mfa.challenge({ factorId, webauthn: CLAIMED });
  if (error) throw error;
  const { type, credential_options } = data.webauthn;
  const { challenge } = credential_options.publicKey;
  // The client hands over bytes or their buffer, whichever the browser gave.
  if (!(challenge instanceof ArrayBuffer)) throw new Error('A challenge is a buffer here');
  return { id: data.id, type, challenge, options: credential_options.publicKey };
}

type Asked = Awaited<ReturnType<typeof askPasskey>>;

/** Sends what a device answered, as the browser's own client does. */
export function answerPasskey(
  client: Client,
  factorId: string,
  { id: challengeId, type }: Asked,
  answer: object,
) {
  const credential_response = answer as unknown as Shown;
  return client.mfa.verify({
    factorId,
    challengeId,
    webauthn: { ...CLAIMED, type, credential_response },
  });
}

export async function beginPasskey(client: Client, friendlyName: string): Promise<string> {
  const { data, error } = await client.mfa.webauthn.enroll({ friendlyName });
  if (error) throw error;
  return data.id;
}

export async function addPasskey(
  client: Client,
  device: PasskeyDevice,
  friendlyName = 'This phone',
): Promise<string> {
  const factorId = await beginPasskey(client, friendlyName);
  const asked = await askPasskey(client, factorId);
  const made = device.create(asked.challenge, SITE);
  const { error } = await answerPasskey(client, factorId, asked, made);
  if (error) throw error;
  return factorId;
}

export async function showPasskey(client: Client, factorId: string, device: PasskeyDevice) {
  const asked = await askPasskey(client, factorId);
  return answerPasskey(client, factorId, asked, device.get(asked.challenge, SITE));
}
