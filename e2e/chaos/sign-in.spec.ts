import { expect, test } from '@playwright/test';
import { chaosCommands } from '../harness/chaos/commands';
import { listQueued, queueCommands, storeOf } from '../harness/chaos/queue-commands';
import { BAD_LINE } from '../harness/chaos/seed';
import { expectAllOnce, sendAll } from '../harness/chaos/steps';
import { type ChaosWorld, startChaosWorld } from '../harness/chaos/world';
import { makePerson, type NewPerson } from '../harness/people/new-person';
import { SESSION_KEY } from '../harness/people/people';

const MINUTE_MS = 60_000;

async function signIn(world: ChaosWorld, { email, password }: NewPerson): Promise<void> {
  const page = world.page();
  await page.goto(`${world.proxy.url}/brand/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Everywhere at once, as after a stolen phone; over when the server refuses this browser's token. */
async function endSessions(world: ChaosWorld): Promise<void> {
  const token = await world.page().evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    return String(session.access_token);
  }, SESSION_KEY);
  const headers = { authorization: `Bearer ${token}` };
  const logout = `${world.serverUrl}/auth/v1/logout?scope=global`;
  expect((await fetch(logout, { method: 'POST', headers })).ok).toBe(true);
  const me = async () => (await fetch(`${world.serverUrl}/rest/v1/me`, { headers })).status;
  await expect.poll(me).toBe(401);
}

/** The next page finds nobody signed in. */
async function forgetSession(world: ChaosWorld): Promise<void> {
  await world.page().evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
}

function listStores(world: ChaosWorld): Promise<(string | undefined)[]> {
  return world.page().evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}

test('a session that ends in mid-sync: another person sends none of it, the same one all of it', async () => {
  const world = await startChaosWorld(BAD_LINE);
  try {
    const { id } = world.person;
    await world.open();
    const other = await makePerson(world.serverUrl, 'brand');
    const commands = chaosCommands(id, { drafts: 9, changes: 4, photos: [] });
    const ended = new Promise<void>((resolve, reject) => {
      let isEnded = false;
      world.proxy.onBatch = async (moment) => {
        if (isEnded || moment !== 'answered') return undefined;
        isEnded = true;
        await endSessions(world).then(resolve, reject);
        return undefined;
      };
    });
    await queueCommands(world.page(), id, commands);
    await world.open();
    await ended;
    await world.page().waitForURL('**/brand/signin?reason=expired');
    await expect.poll(() => listStores(world)).toEqual([`chowk-locked-${id}`]);

    await signIn(world, other);
    await storeOf(world.page(), other.id);
    expect(await listQueued(world.page(), other.id)).toEqual([]);
    expect(await listStores(world), 'it waits for its own person').toContain(`chowk-locked-${id}`);

    await forgetSession(world);
    await signIn(world, world.person);
    await storeOf(world.page(), id);
    await expect.poll(() => listStores(world)).not.toContain(`chowk-locked-${id}`);
    await sendAll(world, 5 * MINUTE_MS);
    await expectAllOnce(world, [], commands);
  } finally {
    await world.stop();
  }
});
