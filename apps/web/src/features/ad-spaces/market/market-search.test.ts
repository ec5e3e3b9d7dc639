import { describe, expect, it } from 'vitest';
import {
  countFilters,
  datesProblem,
  marketParams,
  parseMarketSearch,
  wantedDays,
} from './market-search';

const TODAY = '2026-11-16';

describe('the market’s address', () => {
  it('gives only what is meant', () => {
    expect(
      parseMarketSearch({ q: 400050, kind: 'wall', most: 5_000, from: '2026-11-20', tab: 'find' }),
    ).toMatchObject({ q: '400050', kind: 'wall', most: 5_000, from: '2026-11-20', tab: 'find' });
    const foreign = { tab: 'x', kind: 'moon', most: -1, from: '2026-02-30', sort: 'no', q: '' };
    expect(Object.values(parseMarketSearch(foreign)).filter((one) => one !== undefined)).toEqual(
      [],
    );
  });

  it('asks for days only when both are right', () => {
    expect(datesProblem({}, TODAY)).toBeUndefined();
    expect(datesProblem({ from: '2026-11-20' }, TODAY)).toBe('datesBoth');
    expect(datesProblem({ from: '2026-11-20', to: '2026-11-18' }, TODAY)).toBe('datesOrder');
    expect(datesProblem({ from: '2026-11-10', to: '2026-11-18' }, TODAY)).toBe('datesPast');
    expect(wantedDays({ from: '2026-11-10', to: '2026-11-18' }, TODAY)).toBeUndefined();
    expect(marketParams({ from: '2026-11-20', to: '2026-11-21', q: 'wall' }, TODAY)).toEqual({
      search: 'wall',
      starts_on: '2026-11-20',
      ends_on: '2026-11-21',
    });
  });

  it('counts what narrows the list', () => {
    expect(countFilters({ q: 'wall', sort: 'cheapest' })).toBe(0);
    expect(countFilters({ kind: 'wall', most: 5_000, from: '2026-11-20', to: '2026-11-21' })).toBe(
      3,
    );
  });
});
