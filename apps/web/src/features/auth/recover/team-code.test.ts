import { expect, it } from 'vitest';
import { tidyTeamCode } from './mail-codes';

it('is the same code however it was heard and written down', () => {
  for (const typed of ['ABCD-2345-EFGH-6789', 'abcd 2345 efgh 6789', ' abcd2345EFGH6789 ']) {
    expect(tidyTeamCode(typed)).toBe('ABCD2345EFGH6789');
  }
});
