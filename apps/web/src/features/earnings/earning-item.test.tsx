import '../../../test/browser-stand-ins';
import type { Earning } from '@chowk/domain/earnings';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { EarningItem } from './earning-item';

const EARNING = {
  id: 'e-1',
  kind: 'placement',
  status: 'pending',
  campaign_title: 'Monsoon shelf',
  brand_name: 'Surya',
  shop_name: 'Rao Stores',
  month: null,
  gross_paise: 50_000,
  tax_paise: 0,
  tax_section: null,
  fee_paise: 0,
  net_paise: 50_000,
  payable_on: '2026-11-26',
  paid_at: null,
  bank_reference: null,
  failure: null,
  deal_id: 'd-1',
} as unknown as Earning;

const item = (earning: Partial<Earning>) =>
  renderToStaticMarkup(
    <EarningItem
      earning={{ ...EARNING, ...earning } as Earning}
      linkTo={() => <a href="/deal/d-1">deal</a>}
    />,
  );

beforeAll(() => preloadMessages('earnings', 'ui'));

it('where no tax was withheld none is taken off, and never less than nothing', () => {
  expect(item({})).not.toMatch(/Tax|-₹0|−₹0/);
  const taxed = item({ tax_paise: 500, tax_section: null, net_paise: 49_500 });
  expect(taxed).toMatch(/Tax/);
});
