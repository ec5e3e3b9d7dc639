import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOUR_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Deliveries,
  NOON,
  type Person,
  startDeliveries,
} from '../../../test/world/deliveries';
import { profiles } from '../../db/schema/accounts';

let t: Deliveries;
beforeAll(async () => {
  t = await startDeliveries();
});
afterAll(() => t.close());
beforeEach(() => t.begin());

const OWN = { email: 'own@chowk.example', phone: '+919812345600' };
const NOBODY = { email: null, phone: null };

/** By every way there is, whatever becomes of it. */
async function offered(to: Person): Promise<string[]> {
  for (const way of ['whatsapp', 'sms', 'email']) await t.choose(to, 'deals', way, true);
  await t.offer(to);
  await t.at(NOON + HOUR_MS);
  return t.states(to);
}

describe('an address or number in a profile', () => {
  it('gets messages once its owner has shown to have it', async () => {
    const asha = await t.person({ ...OWN, whatsapp_opt_in: true });
    expect(await offered(asha)).toEqual(['email sent', 'whatsapp sent']);
    expect([t.mails[0]?.to, t.texts[0]?.to]).toEqual([OWN.email, OWN.phone]);
  });

  it('gets nothing while it was only typed, and the record says why', async () => {
    const victim = { email: 'victim@chowk.example', phone: '+919812345601' };
    const asha = await t.person({ ...victim, whatsapp_opt_in: true });
    await t.prove(asha, NOBODY);
    expect(await offered(asha)).toEqual([
      'email skipped not_verified',
      'whatsapp skipped not_verified',
      'sms skipped not_verified',
    ]);
    expect([t.mails, t.texts]).toEqual([[], []]);
  });

  it('gets nothing when a proved one was changed to it, also after it was planned', async () => {
    const proved = { email: 'before@chowk.example', phone: '+919812345602' };
    const asha = await t.person(proved);
    await t.choose(asha, 'deals', 'email', true);
    await t.choose(asha, 'deals', 'sms', true);
    await t.offer(asha);
    const typed = { email: 'stranger@chowk.example', phone: '+919812345603' };
    const changed = await t.command('profile_update', typed, { actor: asha });
    expect(changed.status).toBe(200);
    await t.at(NOON + HOUR_MS);
    expect([t.mails, t.texts]).toEqual([[], []]);
    expect(new Set(await t.states(asha))).toEqual(
      new Set(['email skipped not_verified', 'sms skipped not_verified']),
    );
  });

  it('of a business gets nothing at all', async () => {
    const asha = await t.person();
    const business = { business_email: 'shop@chowk.example', business_phone: '+919812345604' };
    await t.asSystem((tx) => tx.update(profiles).set(business).where(eq(profiles.id, asha.uid)));
    expect(new Set(await offered(asha))).toEqual(
      new Set(['email skipped no_address', 'sms skipped no_address', 'whatsapp skipped no_opt_in']),
    );
    expect([t.mails, t.texts]).toEqual([[], []]);
  });
});

/**
 * Everything that writes to people. Notifications go through `listVerifiedContacts`; sign-in's own
 * mails and codes are how an address or number is verified; a lead gets its code, and its link only
 * after that code. Another sender belongs behind `listVerifiedContacts`, and then here.
 */
const SENDERS = [
  'auth/alarms/send-alarm.ts',
  'auth/otp/message-code.ts',
  'auth/requests/in-background.ts',
  'leads/activations/welcome-owner.ts',
  'leads/codes/send-lead-code.ts',
  'notifications/deliveries/send-deliveries.ts',
];

it('is written to in no other place', async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const found = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  const senders = found.filter(({ text }) => /\b(?:mailer|messenger)\.send\(/.test(text));
  expect(senders.map(({ name }) => name).sort()).toEqual(SENDERS);
});
