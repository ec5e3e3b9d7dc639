import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Sharma General Store', 'SS'],
  ['lakshmi', 'L'],
  ['  ', ''],
  ['किशोर गुप्ता', 'किगु'],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
