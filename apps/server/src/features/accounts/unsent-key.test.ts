import { type Actor, ANONYMOUS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';

let t: TestApp;
let me: Actor;
let other: Actor;
beforeAll(async () => {
  t = await startTestApp();
  me = await t.person('retailer');
  other = await t.person('retailer');
});
afterAll(() => t.close());

const ask = (actor: Actor, sealed?: string) =>
  t.get(`/rest/v1/unsent_key${sealed === undefined ? '' : `?sealed=${sealed}`}`, { actor });

const keyFor = async (actor: Actor) => {
  const { key, sealed } = (await ask(actor)).body;
  return { key: String(key), sealed: String(sealed) };
};

describe('the key for unsent work', () => {
  it('is a new one each time, and comes back for its sealed copy', async () => {
    const [first, second] = [await keyFor(me), await keyFor(me)];
    expect(Buffer.from(first.key, 'base64url')).toHaveLength(32);
    expect(second.key).not.toBe(first.key);
    expect((await ask(me, first.sealed)).body).toEqual(first);
  });

  it('is nobody else’s, and nothing for a stranger or for garbage', async () => {
    const { sealed } = await keyFor(me);
    const refused = await ask(other, sealed);
    expect([refused.status, refused.body.code]).toEqual([404, 'PGRST116']);
    expect((await ask(ANONYMOUS, sealed)).status).toBe(401);
    for (const garbage of ['x', 'A'.repeat(80), `${sealed.slice(0, -2)}AA`]) {
      expect((await ask(me, garbage)).status).toBe(404);
    }
    expect((await ask(me, 'A'.repeat(201))).status).toBe(400);
  });
});
