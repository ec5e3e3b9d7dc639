import { describe, expect, it } from 'vitest';
import { differing } from './changed-fields';

const BEFORE = { name: 'Asha Stores', area: 'Dadar', place: { lat: 1, lng: 2 }, closed: [0] };

describe('the changed fields of a form', () => {
  it('are those that differ from the saved row, emptied fields and lists included', () => {
    expect(differing({ ...BEFORE, area: '', closed: [0, 1] }, BEFORE)).toEqual({
      area: '',
      closed: [0, 1],
    });
    expect(differing({ ...BEFORE, place: { lat: 1, lng: 2 } }, BEFORE)).toEqual({});
    expect(differing({ area: 'Mahim' }, BEFORE)).toEqual({ area: 'Mahim' });
  });
});
