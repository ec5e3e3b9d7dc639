import * as z from 'zod/mini';
import {
  defineQuery,
  idField,
  languageField,
  monthField,
  pageOf,
  pageParams,
  paiseField,
  searchField,
  timeField,
} from '../kernel';
import { earningsPolicy } from './policy';
import { EARNING_KINDS, EARNING_STATES, WITHHELD_REASONS } from './rules';

/** Gross less tax withheld is net; the platform's fee is the brand's and shown for openness. */
export const earningView = z.object({
  id: idField,
  kind: z.enum(EARNING_KINDS),
  status: z.enum(EARNING_STATES),
  payee_id: idField,
  payee_name: z.string(),
  deal_id: z.nullable(idField),
  campaign_title: z.nullable(z.string()),
  brand_name: z.nullable(z.string()),
  /** Of a bizman: the shop it was earned with, or the month (YYYY-MM) of a bonus. */
  shop_name: z.nullable(z.string()),
  month: z.nullable(z.string()),
  gross_paise: paiseField,
  fee_paise: paiseField,
  tax_paise: paiseField,
  tax_section: z.nullable(z.string()),
  net_paise: paiseField,
  payable_on: z.string(),
  paid_at: z.nullable(timeField),
  bank_reference: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  created_at: timeField,
});
export type Earning = z.output<typeof earningView>;

export const withheldView = z.object({
  reason: z.enum(WITHHELD_REASONS),
  /** When the reason expires. */
  until: z.nullable(timeField),
});
export type Withheld = z.output<typeof withheldView>;

export const listEarnings = defineQuery({
  name: 'earnings_list',
  path: '/earnings',
  summary: 'What you have earned, or everybody has for an admin, the newest first',
  params: z.object({
    ...pageParams,
    status: z.optional(z.enum(EARNING_STATES)),
    /** Earned in this month in India, YYYY-MM. */
    month: z.optional(monthField),
    payee_id: z.optional(idField),
    /** Part of the earner's name. */
    search: z.optional(searchField),
  }),
  output: pageOf(earningView),
  access: earningsPolicy.read,
});

export const readEarningTotals = defineQuery({
  name: 'earning_totals_read',
  path: '/earning_totals',
  summary:
    'Your earnings by state, of today and of the last twelve months, and your weeks in a row',
  params: z.object({}),
  output: z.object({
    pending_paise: paiseField,
    payable_paise: paiseField,
    in_payout_paise: paiseField,
    paid_paise: paiseField,
    next_payable_on: z.nullable(z.string()),
    /** Why nothing would be paid out to you now. */
    withheld: z.nullable(withheldView),
    months: z.array(
      z.object({
        month: z.string(),
        gross_paise: paiseField,
        tax_paise: paiseField,
        net_paise: paiseField,
      }),
    ),
    /** What was earned on that day in India, the one of the answer. */
    today: z.object({ day: z.string(), net_paise: paiseField }),
    /** The share withheld from a bizman's pay for want of a PAN; null for everybody else. */
    no_pan_bps: z.nullable(z.number()),
    /** Weeks in a row with an approved placement; the current one counts once it has one. */
    streak: z.object({ weeks: z.number(), is_this_week: z.boolean() }),
  }),
  access: earningsPolicy.own,
});

export const readEarningStatement = defineQuery({
  name: 'earning_statement_read',
  path: '/earning_statement',
  summary: 'Your earnings of a month, or of this financial year, as a document to keep and print',
  params: z.object({
    /** YYYY-MM in India. */
    month: z.optional(monthField),
    language: z._default(languageField, 'en'),
  }),
  output: z.object({ name: z.string(), pdf_base64: z.string() }),
  access: earningsPolicy.own,
});
