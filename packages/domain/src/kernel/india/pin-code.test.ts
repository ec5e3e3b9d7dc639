import { expect, it } from 'vitest';
import { isPinCode, tidyPinCode } from './pin-code';

it.each(['110001', '400 050', '560-034', '903001', ' 700019 '])('knows %j', (typed) => {
  expect(isPinCode(tidyPinCode(typed))).toBe(true);
});

it.each(['', '012345', '40005', '4000500', '40005O', '290001', '880011', '1100 0'])(
  'takes no PIN code from %j',
  (typed) => {
    expect(isPinCode(tidyPinCode(typed))).toBe(false);
  },
);
