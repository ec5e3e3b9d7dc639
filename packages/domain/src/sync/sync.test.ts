import { describe, expect, it } from 'vitest';
import { ERROR_STATUS } from '../kernel';
import { batchAnswer, listReceipts, outcomeOf } from '.';

const ID = '01900000-0000-7000-8000-000000000000';

describe('what an answer means for the queue', () => {
  it('is a receipt only for 200', () => {
    expect(outcomeOf(200)).toBe('done');
    const others = Object.entries(ERROR_STATUS).map(([code, status]) => outcomeOf(status, code));
    expect(others).not.toContain('done');
  });

  it('never drops what is missing, hidden or there already: a person looks at it', () => {
    expect(outcomeOf(404, 'PGRST116')).toBe('refused');
    expect(outcomeOf(409, 'ALREADY_EXISTS')).toBe('refused');
    expect(outcomeOf(409, 'CAMPAIGN_FULL')).toBe('refused');
  });

  it('tells a conflict, a sign-in and a pause apart, also without a body of ours', () => {
    expect(outcomeOf(409, 'STALE_VERSION')).toBe('conflict');
    expect(outcomeOf(401)).toBe('sign_in');
    expect(outcomeOf(409, 'WRONG_PERSON')).toBe('sign_in');
    expect(outcomeOf(403, 'SECOND_STEP_NEEDED')).toBe('sign_in');
    expect(outcomeOf(403, 'FORBIDDEN')).toBe('refused');
    expect([408, 429, 500, 502, 503, 504].map((status) => outcomeOf(status))).toEqual(
      Array(6).fill('later'),
    );
  });
});

it('takes no page of a captive portal for an answer', () => {
  const done = { id: ID, status: 200, output: {}, replayed: false };
  expect(batchAnswer.safeParse({ results: [done] }).success).toBe(true);
  expect(batchAnswer.safeParse({ results: [{ ...done, replayed: undefined }] }).success).toBe(
    false,
  );
  expect(batchAnswer.safeParse({ ok: true }).success).toBe(false);
});

it('asks for receipts by ids and nothing else', () => {
  const isFine = (ids: string) => listReceipts.params.safeParse({ ids }).success;
  expect([isFine(ID), isFine(`${ID},${ID}`), isFine(''), isFine(`${ID},x`)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
