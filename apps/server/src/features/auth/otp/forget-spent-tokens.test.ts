import { DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { forgetSpentTokens } from './forget-spent-tokens';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

async function rows() {
  const [counted] = await server.db.execute(`
    select (select count(*)::int from auth.one_time_tokens) as tokens,
      (select count(*)::int from auth.flow_states) as flows`);
  return counted;
}

it('keeps what can still be used, and nothing else', async () => {
  const email = 'idle@example.com';
  await server.client().signUp({ email, password: PASSWORD });
  const { link } = await server.mailbox.next(email, 'confirm-signup');
  server.clock.advance(DAY_MS - MINUTE_MS);
  await forgetSpentTokens(server.ports);
  expect(await rows()).toEqual({ tokens: 1, flows: 1 });
  expect((await server.open(link)).to.searchParams.has('code')).toBe(true);
  server.clock.advance(2 * MINUTE_MS);
  await forgetSpentTokens(server.ports);
  expect(await rows()).toEqual({ tokens: 0, flows: 1 });
  server.clock.advance(2 * DAY_MS);
  await forgetSpentTokens(server.ports);
  expect(await rows()).toEqual({ tokens: 0, flows: 0 });
});
