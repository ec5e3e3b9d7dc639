import { describe, expect, it } from 'vitest';
import { readProductTable } from './import-rules';
import { isServed, marginBps, priceProblem, unitPricePaise, withGstPaise } from './rules';

const TIERS = [
  { min_quantity: 10, price_paise: 900 },
  { min_quantity: 50, price_paise: 800 },
];

describe('prices', () => {
  it('fall with the quantity, from each step on', () => {
    const pack = { trade_paise: 1_000, tiers: TIERS };
    expect([1, 9, 10, 49, 50, 1_000].map((n) => unitPricePaise(pack, n))).toEqual([
      1_000, 1_000, 900, 900, 800, 800,
    ]);
  });

  it('leave the shop what the MRP holds beyond price and tax', () => {
    expect(marginBps({ mrp_paise: 1_000, trade_paise: 800 }, 0)).toBe(2_000);
    expect(marginBps({ mrp_paise: 1_000, trade_paise: 800 }, 1_800)).toBe(560);
  });

  it('hold the tax a shop pays with them, to the paisa', () => {
    expect(withGstPaise(8_000, 500)).toBe(8_400);
    expect(withGstPaise(1_005, 1_800)).toBe(1_186);
    expect(withGstPaise(8_000, 0)).toBe(8_000);
  });

  it.each([
    [{ mrp_paise: 1_000, trade_paise: 1_000, tiers: [] }, 0, undefined],
    [{ mrp_paise: 1_000, trade_paise: 1_000, tiers: [] }, 500, 'over_mrp'],
    [{ mrp_paise: 2_000, trade_paise: 1_000, tiers: TIERS }, 500, undefined],
    [{ mrp_paise: 2_000, trade_paise: 1_000, tiers: [...TIERS].reverse() }, 0, 'tier_order'],
    [{ mrp_paise: 2_000, trade_paise: 850, tiers: TIERS }, 0, 'tier_order'],
  ])('do not contradict each other (%#)', (pack, gst, problem) => {
    expect(priceProblem(pack, gst)).toBe(problem);
  });

  it('hold where the brand delivers', () => {
    expect(isServed([], null)).toBe(true);
    expect(isServed(['bandra west'], 'Bandra  West ')).toBe(true);
    expect([isServed(['bandra'], 'Andheri'), isServed(['bandra'], null)]).toEqual([false, false]);
  });
});

const HEAD = 'Name,Category,HSN,GST percent,Pack size,MRP,Trade price,Stock,Tiers,Areas';
const table = (...lines: string[]) => [HEAD, ...lines].join('\r\n');

describe('a table of products', () => {
  it('makes one product of the packs under one name', () => {
    const { products, problems } = readProductTable(
      table(
        '"Haldi, ground",staples,0910,5,100 g,₹50,"40.50",20,10:39;50:38.25,Bandra; Andheri',
        '"haldi, Ground",Staples,0910,5%,500 g,220,180,5,,',
      ),
    );
    expect(problems).toEqual([]);
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      name: 'Haldi, ground',
      gst_bps: 500,
      areas: ['Bandra', 'Andheri'],
      variants: [
        {
          pack_size: '100 g',
          mrp_paise: 5_000,
          trade_paise: 4_050,
          stock: 20,
          min_quantity: 1,
          tiers: [
            { min_quantity: 10, price_paise: 3_900 },
            { min_quantity: 50, price_paise: 3_825 },
          ],
        },
        { pack_size: '500 g', line: 3 },
      ],
    });
  });

  it.each([
    ['=HYPERLINK("x"),staples,0910,5,1 kg,50,40,1,,', 'name', 'formula'],
    ['@sum(A1),staples,0910,5,1 kg,50,40,1,,', 'name', 'formula'],
    ['Salt,staples,0910,5,-1+2,50,40,1,,', 'pack_size', 'formula'],
    ['Salt,stones,0910,5,1 kg,50,40,1,,', 'category', 'choice'],
    ['Salt,staples,09,5,1 kg,50,40,1,,', 'hsn', 'hsn'],
    ['Salt,staples,0910,five,1 kg,50,40,1,,', 'gst_percent', 'number'],
    ['Salt,staples,0910,5,1 kg,cheap,40,1,,', 'mrp', 'number'],
    ['Salt,staples,0910,5,1 kg,50,-40,1,,', 'trade_price', 'min_number'],
    ['Salt,staples,0910,5,1 kg,50,49,1,,', 'trade_price', 'over_mrp'],
    ['Salt,staples,0910,5,1 kg,50,40,1.5,,', 'stock', 'number'],
    ['Salt,staples,0910,5,1 kg,50,40,,,', 'stock', 'required'],
    ['Salt,staples,0910,5,1 kg,50,40,1,10:45,', 'tiers', 'tier_order'],
    ['Known,staples,0910,5,1 kg,50,40,1,,', 'name', 'twice'],
  ])('says what is wrong with %s', (line, column, rule) => {
    const read = readProductTable(table(line), new Set(['known']));
    expect(read.products).toEqual([]);
    expect(read.problems).toContainEqual({ line: 2, column, rule });
  });

  it('names columns that are missing, packs listed twice and names that mean two things', () => {
    expect(readProductTable('Name,Stock\nSalt,1').problems[0]).toEqual({
      line: 1,
      column: 'category',
      rule: 'required',
    });
    const good = 'Salt,staples,0910,5,1 kg,50,40,1,,';
    const { products, problems } = readProductTable(
      table(good, good, 'Salt,snacks,0910,5,2 kg,50,40,1,,'),
    );
    expect(products).toHaveLength(1);
    expect(problems.map(({ line, rule }) => [line, rule])).toEqual([
      [3, 'twice'],
      [4, 'differs'],
    ]);
  });
});
