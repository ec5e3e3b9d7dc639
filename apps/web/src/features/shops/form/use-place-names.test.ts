import '../../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { namesFor } from './use-place-names';

const FOUND = { pin_code: '400050', area: 'Bandra West' };

it('fills what nobody typed, and only that', () => {
  expect(namesFor({ pin_code: '', area: '' }, FOUND)).toEqual(FOUND);
  expect(namesFor({ pin_code: '4', area: '' }, FOUND)).toEqual({ area: 'Bandra West' });
  expect(namesFor({ pin_code: '', area: 'Khar' }, FOUND)).toEqual({ pin_code: '400050' });
  expect(namesFor({ pin_code: '', area: '' }, { pin_code: null, area: null })).toEqual({});
});
