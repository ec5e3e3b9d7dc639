import { describe, expect, it } from 'vitest';
import { readDiff } from './read-diff';

describe('a line of the trail', () => {
  it('shows what changed side by side and leaves out what stayed', () => {
    const { changes, facts } = readDiff({
      before: { status: 'active', area: 'Bandra', tags: ['a'] },
      after: { status: 'suspended', area: 'Bandra', tags: ['a', 'b'] },
      reason: 'Fake proofs',
    });
    expect(changes).toEqual([
      { name: 'status', before: 'active', after: 'suspended' },
      { name: 'tags', before: '["a"]', after: '["a","b"]' },
    ]);
    expect(facts).toEqual([{ name: 'reason', value: 'Fake proofs' }]);
  });

  it('tells what is new from what was empty', () => {
    const { changes } = readDiff({ before: { phone: null }, after: { phone: '98', name: 'Asha' } });
    expect(changes).toEqual([
      { name: 'phone', before: '—', after: '98' },
      { name: 'name', before: undefined, after: 'Asha' },
    ]);
  });

  it('bears whatever an old row holds', () => {
    expect(readDiff({ before: 'text', after: null }).changes).toEqual([]);
    expect(readDiff({}).facts).toEqual([]);
  });
});
