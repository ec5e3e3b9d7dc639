import { expect, test } from '@playwright/test';
import { chaosCommands } from '../harness/chaos-commands';
import { BAD_LINE } from '../harness/chaos-seed';
import { expectAllOnce, sendAll } from '../harness/chaos-steps';
import { type ChaosWorld, startChaosWorld } from '../harness/chaos-world';
import { makePerson, type NewPerson } from '../harness/new-person';
import { queueCommands } from '../harness/queue-commands';

const MINUTE_MS = 60_000;

async function signIn(world: ChaosWorld, { email, password }: NewPerson): Promise<void> {
  const page = world.page();
  await page.goto(`${world.proxy.url}/brand/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Everywhere at once, as after a stolen phone: the next request of this browser is refused. */
async function endSessions(world: ChaosWorld): Promise<void> {
  const url = `${world.serverUrl}/auth/v1`;
  const headers = { 'content-type': 'application/json' };
  const { email, password } = world.person;
  const answer = await fetch(`${url}/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  const ended = await fetch(`${url}/logout?scope=global`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${access_token}` },
  });
  expect(ended.ok).toBe(true);
}

test('a session that ends in mid-sync: another person sends none of it, the same one all of it', async () => {
  const world = await startChaosWorld(BAD_LINE);
  try {
    await world.open();
    const other = await makePerson(world.serverUrl, 'brand');
    const commands = chaosCommands(world.person.id, { drafts: 9, changes: 4, photos: [] });
    const ended = new Promise<void>((resolve, reject) => {
      let batches = 0;
      world.proxy.onBatch = async (moment) => {
        batches += moment === 'answered' ? 1 : 0;
        if (batches !== 2 || moment !== 'answered') return undefined;
        await endSessions(world).then(resolve, reject);
        return undefined;
      };
    });
    await queueCommands(world.page(), world.person.id, commands);
    await world.open();
    await ended;
    await world.page().waitForURL('**/signin**');
    await signIn(world, other);
    await expect(world.page().getByRole('heading', { level: 1 })).toBeVisible();
    await signIn(world, world.person);
    await sendAll(world, 5 * MINUTE_MS);
    await expectAllOnce(world, [], commands);
  } finally {
    await world.stop();
  }
});
