import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { silentLog } from '../../../../test/ports';
import { type Mailer, openSmtpMailer } from '../../../mail';
import { headerOf, type LoopbackSmtp, startLoopbackSmtp } from '../../../mail/test/loopback-smtp';
import { createPerson } from '../account/create-person';

/** Answers of the mail server to recipients, first to last; afterwards it takes everything. */
const refusals: number[] = [];
const tried: string[] = [];
let waiting: (() => void)[] = [];
const wakeAll = () => {
  for (const wake of waiting.splice(0)) wake();
};

/** What was asked for and not sent: that is decided after the answer, and only the log hears it. */
let unsent = 0;
const log = pino(
  { level: 'info' },
  {
    write: (line: string) => {
      if (JSON.parse(line).msg !== 'not sent') return;
      unsent += 1;
      wakeAll();
    },
  },
);

let smtp: LoopbackSmtp;
let mailer: Mailer;
let server: AuthServer;
beforeAll(async () => {
  smtp = await startLoopbackSmtp({
    onRcptTo({ address }, _session, done) {
      tried.push(address);
      const responseCode = refusals.shift();
      done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null);
      wakeAll();
    },
  });
  mailer = openSmtpMailer(`smtp://127.0.0.1:${smtp.port}`, 'chowk@example.com', silentLog);
  server = await startAuthServer({ autoConfirm: false, ports: { mailer, log } });
});
afterEach(async () => {
  refusals.length = 0;
  tried.length = 0;
  unsent = 0;
  waiting = [];
  await server.db.execute('delete from rate_limits');
});
afterAll(async () => {
  await server.close();
  await mailer.close();
  await smtp.close();
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise<void>((resolve) => waiting.push(resolve));
}

const triedTimes = (count: number) => until(() => tried.length >= count);
const notSentTimes = (count: number) => until(() => unsent >= count);

async function person(name: string): Promise<string> {
  const email = `${name}@example.com`;
  await createPerson(server.ports, { email, password: PASSWORD, fullName: name, roles: [] });
  return email;
}

async function arrived(email: string) {
  for (;;) {
    const mails = smtp.received.filter(({ to }) => to.includes(email));
    if (mails.length > 0) return mails;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** As if many had been sent: counting them out would race with the bucket filling again. */
async function useUp(bucket: string): Promise<void> {
  await server.db.execute(
    `insert into rate_limits (bucket, empty_at) values ($1, now() + interval '1 hour')
     on conflict (bucket) do update set empty_at = excluded.empty_at`,
    [bucket],
  );
}

describe('a mail server that is busy', () => {
  it('is asked again, and the mail arrives once', async () => {
    const email = await person('asha');
    refusals.push(451);
    expect((await server.client().resetPasswordForEmail(email)).error).toBeNull();
    await triedTimes(2);
    const mails = await arrived(email);
    expect(mails).toHaveLength(1);
    expect(headerOf(mails[0]?.raw ?? '', 'x-chowk-kind')).toBe('recover');
  });

  it('is not asked again about a mailbox there is not', async () => {
    const gone = await person('bela');
    const here = await person('chand');
    refusals.push(550);
    await server.client().resetPasswordForEmail(gone);
    await triedTimes(1);
    // A second try would come after two seconds, before this one’s.
    refusals.push(451);
    await server.client().resetPasswordForEmail(here);
    await triedTimes(3);
    expect(tried).toEqual([gone, here, here]);
  });
});

describe('however many ask', () => {
  it('one instance sends no more than it may, and says nothing about whom it knows', async () => {
    const email = await person('dev');
    const client = server.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    await useUp('auth:mail:instance');
    await useUp('auth:mail:instance:own');
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const refused = await client.reauthenticate();
    expect(refused.error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'email rate limit exceeded',
    });
    await notSentTimes(1);
    expect(tried).toEqual([]);
  });

  it('one mailbox gets no more than it can bear, whatever the mails are about', async () => {
    const email = await person('esha');
    const client = server.client();
    await client.signInWithOtp({ email });
    await triedTimes(1);
    await server.db.execute(
      `update rate_limits set empty_at = now() + interval '1 day' where bucket like 'auth:mail:to:%'`,
    );
    const kinds = [
      await client.resend({ type: 'signup', email }),
      await client.resend({ type: 'email_change', email }),
    ];
    for (const { error } of kinds) {
      expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    }
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const unknown = await client.signInWithOtp({ email: 'nobody@example.com' });
    expect(unknown.error).toBeNull();
    await triedTimes(2);
    await notSentTimes(1);
    expect(tried).toEqual([email, 'nobody@example.com']);
  });
});
