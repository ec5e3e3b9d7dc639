import * as z from 'zod';
import { type Tx, withAuth } from '../../../db';
import type { TokenKind } from '../../../db/schema/auth/auth-flows';
import { mailWarning } from '../alarms/mail-warning';
import { findUserBy } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { codeExpired } from '../contacts/accept-phone';
import { parseEmail } from '../contacts/email';
import { requirePhoneNumber } from '../contacts/phone-number';
import { type CodeGuess, takeCodeGuess } from '../guessing/code-guesses';
import { findDevice } from '../guessing/guess-source';
import { takeVerifying } from '../mail/mail-limits';
import { giveNotice, type SecurityNotice } from '../mail/security-notices';
import { inBackground } from '../requests/in-background';
import { optionalText, readBody } from '../requests/read-body';
import type { OpenSession } from '../sessions/read-rows';
import { type Device, deviceOf, presentSession, startSession } from '../sessions/sessions';
import { acceptToken, HALF_MESSAGE, linkExpired } from './accept-token';
import { dropSignInTokens, type TokenRow, takeCode, takeLink } from './one-time-tokens';
import { METHOD_OF_KIND, methodOfCode, requireKinds } from './verify-types';

const body = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  token: optionalText,
  token_hash: optionalText,
});
type VerifyBody = z.output<typeof body>;

/** A malformed address gets the response of an unknown one. */
function requireAddress({ email, phone }: VerifyBody): string {
  if (Boolean(email) === Boolean(phone)) {
    throw invalidRequest('Only an email address or phone number should be provided on verify');
  }
  return phone ? requirePhoneNumber(phone) : (parseEmail(email ?? '') ?? '');
}

interface Proof {
  readonly find: (tx: Tx) => Promise<{ row: TokenRow; method: string } | undefined>;
  readonly guess?: CodeGuess;
}

/** The account's owner is notified of guessing; an unknown address has no owner. */
async function notifyOwner(services: AuthServices, column: 'email' | 'phone', address: string) {
  const person = await withAuth(services.ports.db, 'read', (tx) => findUserBy(tx, column, address));
  if (person) mailWarning(services, { kind: 'codes-stopped', userId: person.user.id });
}

async function countGuess(
  c: AuthContext,
  services: AuthServices,
  column: 'email' | 'phone',
  address: string,
) {
  const device = await findDevice(c, services, column, address);
  const guess = await takeCodeGuess(services.ports.db, {
    subject: `code:${address}`,
    asker: { address: c.get('address'), ...(device ? { own: device.id } : {}) },
    onStopped: () => inBackground(services, 'notice', () => notifyOwner(services, column, address)),
  });
  return { guess, askedBy: device?.id };
}

async function proofFrom(
  c: AuthContext,
  services: AuthServices,
  input: VerifyBody,
  kinds: readonly TokenKind[],
): Promise<Proof> {
  const { db } = services.ports;
  await takeVerifying(db, c.get('address'));
  const { token, token_hash } = input;
  if (token_hash) {
    return {
      find: async (tx) => {
        const row = await takeLink(tx, services, token_hash, kinds);
        return row && { row, method: METHOD_OF_KIND[row.kind] };
      },
    };
  }
  const address = requireAddress(input);
  const { guess, askedBy } = await countGuess(
    c,
    services,
    input.phone ? 'phone' : 'email',
    address,
  );
  return {
    guess,
    find: async (tx) => {
      const row = await takeCode(tx, services, { address, code: token ?? '', kinds, askedBy });
      return row && { row, method: methodOfCode(row.kind) };
    },
  };
}

interface Verified {
  /** None while another mailbox has to agree as well. */
  readonly open: OpenSession | undefined;
  readonly notice: SecurityNotice | undefined;
}

/** Undefined when nothing was proved: then a wrong guess has been counted, and must commit. */
async function verify(
  tx: Tx,
  services: AuthServices,
  prove: Proof,
  device: Device,
): Promise<Verified | undefined> {
  const proof = await prove.find(tx);
  if (!proof) return undefined;
  const { row, method } = proof;
  const { isHalf, notice } = await acceptToken(tx, services, row);
  if (isHalf) return { open: undefined, notice };
  await dropSignInTokens(tx, row.user_id);
  const open = await startSession(tx, services, { id: row.user_id }, { method, device });
  return { open, notice };
}

/** `POST /verify`: the code from a mail or message, or a link's token handed over by the app. */
export async function verifyCode(c: AuthContext, services: AuthServices): Promise<Response> {
  const input = await readBody(c, body);
  const kinds = requireKinds(input.type);
  if (!input.token && !input.token_hash) {
    throw invalidRequest('Verify requires either a token or a token hash');
  }
  const prove = await proofFrom(c, services, input, kinds);
  const outcome = await withAuth(services.ports.db, 'write', (tx) =>
    verify(tx, services, prove, deviceOf(c)),
  );
  if (!outcome) throw input.token_hash ? linkExpired() : codeExpired();
  await prove.guess?.reset();
  giveNotice(services, outcome.notice);
  if (!outcome.open) return c.json({ msg: HALF_MESSAGE, code: '200' });
  services.knownDevices.remember(c, outcome.open);
  return c.json(await presentSession(services, outcome.open));
}
