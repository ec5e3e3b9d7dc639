import { expect, it } from 'vitest';
import { EVERYTHING } from '../matrix/cells';
import { CANARY } from '../matrix/world';
import { problemWith } from './judge';
import type { FuzzCall } from './requests';

const [what] = EVERYTHING.filter(({ name }) => name === 'wallet_topups_list');
const fine = {
  status: 200,
  code: 'OK',
  text: '{"items":[],"message":"Select a shop from the list"}',
};

function problem(answer: Partial<typeof fine>, logged = '', role: FuzzCall['role'] = 'brand') {
  if (!what) throw new Error('The list the examples are about has another name');
  const request = { method: 'GET' as const, path: '/', headers: {} };
  const call = { seed: 1, index: 1, what, role, isDry: false, request };
  return problemWith(call, { ...fine, ...answer }, logged);
}

it('sees what must never be answered or logged', () => {
  expect(problem({ status: 503 })).toContain('503');
  expect(problem({ text: '{"results":[{"status":500,"error":{"code":"INTERNAL"}}]}' })).toContain(
    'answered',
  );
  expect(problem({ text: 'Error\n    at run (/srv/app.mjs:1:2)' })).toContain('inside');
  expect(problem({ text: 'select "id" from "deals" where "id" = $1' })).toContain('inside');
  expect(problem({ text: `{"items":["${CANARY}"]}` })).toContain("another's row");
  expect(problem({}, '{"msg":"Fuzzmark"}')).toContain('what it was sent');
  expect(problem({}, '{"query":"insert into deals"}')).toContain('statement');
});

it('has nothing against an ordinary answer, nor against the team reading what is everybody’s', () => {
  expect(problem({})).toBeUndefined();
  expect(problem({ status: 400, text: '{"code":"VALIDATION_FAILED"}' })).toBeUndefined();
  expect(problem({ text: `{"items":["${CANARY}"]}` }, '', 'admin')).toBeUndefined();
});
