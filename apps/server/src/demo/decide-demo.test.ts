import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { readEnv } from '../env';
import { decideDemo } from './decide-demo';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const POSTGRES = {
  DATABASE_URL: 'postgres://u@h/d',
  CHOWK_SECRET: 'x'.repeat(32),
  CHOWK_MAIL: 'log',
};
const PUBLIC = { SITE_URL: 'https://chowk.example' };
const decide = (env: Record<string, string>, isNew = false) => decideDemo(db, readEnv(env), isNew);

it('a demo for others is never begun, and never resumed, without being asked for', async () => {
  expect(await decide({}, false)).toBe(false);
  expect(await decide(PUBLIC, true)).toBe(false);
  expect(await decide(POSTGRES, true)).toBe(false);

  expect(await decide({}, true)).toBe(true);
  expect(await decide({}, false)).toBe(true);
  expect(await decide({ SITE_URL: 'http://localhost:4000' })).toBe(true);
  expect(await decide(PUBLIC)).toBe(false);
  expect(await decide(POSTGRES)).toBe(false);
  expect(await decide({ ...PUBLIC, CHOWK_DEMO: 'on' })).toBe(true);
  expect(await decide({ ...POSTGRES, CHOWK_DEMO: 'on' })).toBe(true);
  expect(await decide({ CHOWK_DEMO: 'off' })).toBe(false);
});
