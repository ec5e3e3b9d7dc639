import '../../../test/browser-stand-ins';
import type { Earning } from '@chowk/domain/earnings';
import { expect, it } from 'vitest';
import { formatMessage, type MessageKey } from '@/i18n';
import { earnings as en } from '@/i18n/en/home/earnings';
import { statementCsv } from './statement';

const EARNING: Earning = {
  id: '0190a000-0000-7000-8000-000000000001',
  kind: 'placement',
  status: 'paid',
  payee_id: '0190a000-0000-7000-8000-000000000002',
  payee_name: 'Asha Rao',
  deal_id: null,
  campaign_title: '=HYPERLINK("x"), tea',
  brand_name: null,
  shop_name: null,
  month: null,
  gross_paise: 20_005,
  fee_paise: 2_400,
  tax_paise: 0,
  tax_section: null,
  net_paise: 20_005,
  payable_on: '2026-11-23',
  paid_at: '2026-11-20T19:00:00Z',
  bank_reference: 'UTR123456',
  failure: null,
  created_at: '2026-11-15T19:00:00Z',
};

const t = (key: MessageKey<'earnings'>) => formatMessage('en', en, key);

it('adds up to the paisa, with days of India, and runs nothing in a spreadsheet', () => {
  const [header, line] = statementCsv([EARNING], t).trim().split('\r\n');
  expect(header).toContain('Earned on,Kind,Brand,Campaign,Status,Agreed (₹)');
  expect(line).toBe(
    `2026-11-16,Placement,,"'=HYPERLINK(""x""), tea",Paid,200.05,24.00,0.00,,200.05,2026-11-23,2026-11-21,UTR123456`,
  );
});

it('names the shop or the month a bizman was paid for, and no empty columns', () => {
  const pay = { ...EARNING, campaign_title: null, gross_paise: 50_000, net_paise: 50_000 };
  const csv = statementCsv(
    [
      { ...pay, kind: 'first_proof', shop_name: 'Asha Stores' },
      { ...pay, kind: 'monthly_bonus', month: '2026-10' },
    ],
    t,
  );
  const [header, first, second] = csv.trim().split('\r\n');
  expect(header).toContain('Earned on,Kind,Shop,Month,Status,Agreed (₹),Tax withheld (₹)');
  expect(first).toContain('2026-11-16,First approved proof,Asha Stores,,Paid,500.00,0.00');
  expect(second).toContain('Monthly bonus,,2026-10,Paid');
});
