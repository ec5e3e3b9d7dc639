import { expect, it } from 'vitest';
import { payoutChanges, payoutErrors, payoutServerErrors } from './payout-values';

it('says what is wrong in a field, and nothing of an empty one', () => {
  expect(payoutErrors({ upi_id: '', pan: ' ' })).toEqual({});
  expect(payoutErrors({ upi_id: 'naresh@okbank', pan: 'abcpe1234f' })).toEqual({});
  expect(payoutErrors({ upi_id: 'me@gmail.com', pan: 'ABC' })).toEqual({
    upi_id: 'payout.wrong.upi_id',
    pan: 'payout.wrong.pan',
  });
  expect(payoutErrors({ upi_id: '', pan: 'ABCXE1234F' })).toEqual({
    pan: 'payout.wrong.pan_holder',
  });
});

it('sends only what was typed, tidied', () => {
  expect(payoutChanges({ upi_id: '', pan: 'abcpe 1234 f' })).toEqual({ pan: 'ABCPE1234F' });
  expect(payoutChanges({ upi_id: ' Na@OkBank', pan: '' })).toEqual({ upi_id: 'na@okbank' });
});

it('puts the server’s words at their fields', () => {
  expect(
    payoutServerErrors([
      { path: 'pan', rule: 'pan_holder' },
      { path: 'other', rule: 'x' },
    ]),
  ).toEqual({ pan: 'payout.wrong.pan_holder' });
});
