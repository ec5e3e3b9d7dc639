import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../test/auth-server';
import { decodeCursor } from './contract/paging';
import { FEATURES } from './features';
import { newId } from './new-id';
import { JsonTooDeep, MAX_JSON_DEPTH, parseJson } from './parse-json';

const MANY = 100_000;
const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ features: FEATURES });
});
afterAll(() => server.close());

const send = async (path: string, body: string) => {
  const answer = await server.app.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
  });
  return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
};

describe('JSON nested too deeply', () => {
  it.each([
    ['/functions/v1/demo_request_create', arrays(MANY), 'JSON_TOO_DEEP'],
    ['/functions/v1/demo_request_create', objects(MANY / 3), 'JSON_TOO_DEEP'],
    ['/functions/v1/demo_request_create', `{"name":${arrays(MANY)}}`, 'JSON_TOO_DEEP'],
    ['/functions/v1/demo_request_create', '['.repeat(MANY), 'JSON_TOO_DEEP'],
    ['/functions/v1/batch', `{"commands":${arrays(MANY)}}`, 'JSON_TOO_DEEP'],
    ['/functions/v1/batch', objects(MANY), 'JSON_TOO_DEEP'],
    ['/auth/v1/signup', `{"email":"a@b.in","data":${arrays(MANY)}}`, 'bad_json'],
    ['/auth/v1/token?grant_type=password', objects(MANY), 'bad_json'],
    ['/auth/v1/logout/late', arrays(MANY), 'bad_json'],
  ])('is a 400 at %s (%#)', async (path, body, code) => {
    expect(await send(path, body)).toEqual({ status: 400, code });
  });

  it('is a bad cursor in a page’s URL', () => {
    const cursor = Buffer.from(arrays(MANY)).toString('base64url');
    expect(() => decodeCursor(cursor, 1)).toThrow(expect.objectContaining({ code: 'BAD_CURSOR' }));
  });

  it('starts one level past the limit', () => {
    expect(parseJson(arrays(MAX_JSON_DEPTH))).toHaveLength(1);
    expect(() => parseJson(arrays(MAX_JSON_DEPTH + 1))).toThrow(JsonTooDeep);
    expect(() => parseJson(objects(MAX_JSON_DEPTH + 1))).toThrow(JsonTooDeep);
  });
});

describe('JSON that only looks deep', () => {
  it('is accepted: brackets in a string and sibling arrays are not nesting', () => {
    const text = `${'['.repeat(MANY)}\\"{`;
    expect(parseJson(JSON.stringify({ text, 'k[[': [text] }))).toEqual({ text, 'k[[': [text] });
    const rows = Array.from({ length: 1000 }, (_, i) => ({ i: [i] }));
    expect(parseJson(JSON.stringify(rows))).toEqual(rows);
  });

  it('is validated as usual when it is shallow', async () => {
    const shallow = arrays(MAX_JSON_DEPTH - 1);
    expect(await send('/functions/v1/demo_request_create', `{"name":${shallow}}`)).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});
