import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, ANONYMOUS, nextSteps, requireStep, requireSystemStep } from '../kernel';
import { judgeLine, type SoldPack } from './judge-line';
import { isAwaited, ORDER_STATES, orderStates, receiveByMs, roadPlace } from './rules';
import { sumLines, taxedLine } from './tax';

const actor = (role: 'retailer' | 'brand' | 'admin'): Actor => ({ ...ANONYMOUS, roles: [role] });
const steps = (from: (typeof orderStates.states)[number], role: 'retailer' | 'brand' | 'admin') =>
  nextSteps(orderStates, from, actor(role)).map(({ to }) => to);

describe('an order', () => {
  it('goes its way by the hands of the brand, and the shop may call it off before it is sent', () => {
    expect(steps('placed', 'brand')).toEqual(['confirmed', 'rejected']);
    expect(steps('placed', 'retailer')).toEqual(['cancelled']);
    expect(steps('confirmed', 'brand')).toEqual(['dispatched', 'cancelled']);
    expect(steps('confirmed', 'retailer')).toEqual(['cancelled']);
    expect(steps('dispatched', 'brand')).toEqual(['delivered']);
    expect(steps('dispatched', 'retailer')).toEqual([]);
    for (const end of ['completed', 'cancelled', 'rejected'] as const) {
      expect([...steps(end, 'brand'), ...steps(end, 'retailer')]).toEqual([]);
    }
    expect(() => requireStep(orderStates, 'placed', 'order_deliver', actor('brand'))).toThrow();
  });

  it('is completed by the shop, by the clock, or by our team once there is a problem', () => {
    expect(steps('delivered', 'retailer')).toEqual(['completed', 'disputed']);
    expect(steps('disputed', 'retailer')).toEqual(['completed']);
    expect(steps('disputed', 'admin')).toEqual(['completed']);
    expect([...steps('delivered', 'brand'), ...steps('disputed', 'brand')]).toEqual([]);
    expect(steps('delivered', 'admin')).toEqual([]);
    expect(requireSystemStep(orderStates, 'delivered', 'order.close-window')).toBe('completed');
    expect(() => requireSystemStep(orderStates, 'disputed', 'order.close-window')).toThrow();
  });

  it('may be answered for to the end of the third day after, in India', () => {
    const until = (iso: string, days: number) =>
      new Date(receiveByMs(Date.parse(iso), days)).toISOString();
    expect(until('2026-11-18T18:29:00Z', 3)).toBe('2026-11-21T18:29:59.999Z');
    expect(until('2026-11-18T18:30:00Z', 3)).toBe('2026-11-22T18:29:59.999Z');
    expect(until('2026-11-18T03:00:00Z', 0)).toBe('2026-11-18T18:29:59.999Z');
  });
});

describe('tax', () => {
  it('is two halves within a state, one whole across, none without a registration', () => {
    const within = taxedLine(10_001, 1_800, { sellerState: '27', buyerState: '27' });
    expect(within).toMatchObject({ cgst_paise: 900, sgst_paise: 900, igst_paise: 0 });
    const across = taxedLine(10_001, 1_800, { sellerState: '27', buyerState: '29' });
    expect(across).toMatchObject({ cgst_paise: 0, sgst_paise: 0, igst_paise: 1_800 });
    const free = taxedLine(10_001, 1_800, { sellerState: null, buyerState: '29' });
    expect(free.total_paise).toBe(10_001);
    const unknown = taxedLine(10_000, 500, { sellerState: '27', buyerState: null });
    expect(unknown).toMatchObject({ cgst_paise: 250, sgst_paise: 250 });
  });

  it('adds up over any lines', () => {
    const line = fc.record({
      paise: fc.integer({ min: 1, max: 1_000_000_000 }),
      bps: fc.integer({ min: 0, max: 4_000 }),
      buyer: fc.constantFrom('27', '29', null),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const taxed = lines.map(({ paise, bps, buyer }) =>
          taxedLine(paise, bps, { sellerState: '27', buyerState: buyer }),
        );
        const sum = sumLines(taxed);
        expect(sum.total_paise).toBe(
          sum.taxable_paise + sum.cgst_paise + sum.sgst_paise + sum.igst_paise,
        );
        expect(taxed.every((each) => Number.isSafeInteger(each.total_paise))).toBe(true);
      }),
    );
  });
});

describe('a line', () => {
  const pack: SoldPack = {
    trade_paise: 1_000,
    tiers: [{ min_quantity: 10, price_paise: 900 }],
    min_quantity: 3,
    stock: 20,
    is_sold: true,
    area_keys: ['bandra'],
  };

  it.each([
    [pack, 3, 1_000, undefined],
    [pack, 10, 900, undefined],
    [pack, 10, 1_000, 'price'],
    [pack, 9, 900, 'price'],
    [pack, 2, 1_000, 'minimum'],
    [pack, 21, 900, 'stock'],
    [{ ...pack, is_sold: false }, 3, 1_000, 'archived'],
    [{ ...pack, area_keys: ['andheri'] }, 3, 1_000, 'not_served'],
  ])('is bought as it was shown or not at all (%#)', (each, quantity, price, problem) => {
    expect(judgeLine(each, quantity, 'Bandra', price)).toBe(problem);
  });
});

describe('the way of an order', () => {
  it('is followed step by step to the delivery, and left by what was ended', () => {
    const states = [
      'placed',
      'confirmed',
      'dispatched',
      'delivered',
      'disputed',
      'completed',
    ] as const;
    expect(states.map(roadPlace)).toEqual([0, 1, 2, 3, 3, 3]);
    expect([roadPlace('cancelled'), roadPlace('rejected')]).toEqual([undefined, undefined]);
  });

  it('waits for goods only until they are there', () => {
    expect(ORDER_STATES.filter(isAwaited)).toEqual(['placed', 'confirmed', 'dispatched']);
  });
});
