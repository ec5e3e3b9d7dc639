import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  paiseField,
  searchField,
  textField,
  timeField,
} from '../kernel';
import { walletsPolicy } from './policy';
import {
  ACCOUNT_KINDS,
  isBankReference,
  LEDGER_KINDS,
  TOPUP_LIMITS,
  TOPUP_STATES,
  tidyReference,
} from './rules';

const MAX_REASON_LENGTH = 500;

/** As the bank printed it: a UTR or UPI reference, without spaces. */
export const bankReferenceField = z
  .string()
  .check(
    z.overwrite(tidyReference),
    z.refine(isBankReference, { params: { rule: 'bank_reference' } }),
  );

export const topupView = z.object({
  id: idField,
  brand_id: idField,
  brand_name: z.string(),
  amount_paise: paiseField,
  reference: z.string(),
  status: z.enum(TOPUP_STATES),
  /** What the payer says the bank printed; what counts is what the admin read there. */
  claimed_reference: z.nullable(z.string()),
  bank_reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  created_at: timeField,
  decided_at: z.nullable(timeField),
});
export type Topup = z.output<typeof topupView>;

export const requestTopup = defineCommand({
  name: 'wallet_topup_request',
  summary: 'Announce a payment into the wallet; answers with the reference to pay under',
  input: z.object({
    id: idField,
    amount_paise: paiseField.check(
      z.minimum(TOPUP_LIMITS.leastPaise),
      z.maximum(TOPUP_LIMITS.mostPaise),
    ),
  }),
  output: z.object({ topup: topupView, upi_link: z.string(), upi_id: z.string() }),
  access: walletsPolicy.own,
  entity: 'wallet_topups',
});

export const claimTopup = defineCommand({
  name: 'wallet_topup_claim',
  summary: 'Tell us the bank reference of a payment made, so that it is found sooner',
  input: z.object({ id: idField, claimed_reference: bankReferenceField }),
  output: topupView,
  access: walletsPolicy.own,
  entity: 'wallet_topups',
});

export const confirmTopup = defineCommand({
  name: 'wallet_topup_confirm',
  summary: 'The money is on the bank statement under this reference: credit the wallet',
  input: z.object({
    id: idField,
    bank_reference: bankReferenceField,
    /** What really came, should it differ from what was announced. */
    amount_paise: z.optional(paiseField.check(z.minimum(1), z.maximum(TOPUP_LIMITS.mostPaise))),
  }),
  output: topupView,
  access: walletsPolicy.settle,
  entity: 'wallet_topups',
});

export const rejectTopup = defineCommand({
  name: 'wallet_topup_reject',
  summary: 'No such payment came; say why',
  input: z.object({ id: idField, reason: textField(MAX_REASON_LENGTH) }),
  output: topupView,
  access: walletsPolicy.settle,
  entity: 'wallet_topups',
});

export const listTopups = defineQuery({
  name: 'wallet_topups_list',
  path: '/wallet_topups',
  summary: 'Your payments into the wallet, or all for an admin, the newest first',
  params: z.object({
    ...pageParams,
    status: z.optional(z.enum(TOPUP_STATES)),
    search: z.optional(searchField),
  }),
  output: pageOf(topupView),
  access: walletsPolicy.readTopups,
});

export const readWallet = defineQuery({
  name: 'wallet_read',
  path: '/wallet',
  summary: 'What your wallet holds and what your campaigns have on hold, from the ledger',
  params: z.object({}),
  output: z.object({
    balance_paise: paiseField,
    held_paise: paiseField,
    month_spend_paise: paiseField,
    fee_bps: z.number(),
    /** On the fee of what is launched now; nil while the platform is not registered. */
    gst_bps: z.number(),
    /**
     * Whom to pay when the wallet is to be filled: `upiLink` makes the code of an open request.
     * Null until the team has set it; until then nothing can be paid in.
     */
    upi_id: z.nullable(z.string()),
    upi_name: z.string(),
  }),
  access: walletsPolicy.own,
});

const statementLine = z.object({
  id: idField,
  kind: z.enum(LEDGER_KINDS),
  memo: z.string(),
  amount_paise: paiseField,
  campaign_id: z.nullable(idField),
  created_at: timeField,
});

export const listStatement = defineQuery({
  name: 'wallet_statement_list',
  path: '/wallet_statement',
  summary: 'Every movement of your wallet, the newest first',
  params: z.object(pageParams),
  output: pageOf(statementLine),
  access: walletsPolicy.own,
});

export const ledgerTransactionView = z.object({
  id: idField,
  kind: z.enum(LEDGER_KINDS),
  memo: z.string(),
  created_at: timeField,
  created_by: z.nullable(idField),
  entries: z.array(
    z.object({
      account_id: idField,
      account_kind: z.enum(ACCOUNT_KINDS),
      owner_name: z.nullable(z.string()),
      amount_paise: paiseField,
    }),
  ),
});

export const listLedger = defineQuery({
  name: 'ledger_list',
  path: '/ledger',
  summary: 'Every rupee that moved, with both sides, the newest first',
  params: z.object({
    ...pageParams,
    kind: z.optional(z.enum(LEDGER_KINDS)),
    account_kind: z.optional(z.enum(ACCOUNT_KINDS)),
    reference_id: z.optional(idField),
  }),
  output: pageOf(ledgerTransactionView),
  access: walletsPolicy.readLedger,
});

export const readLedgerTotals = defineQuery({
  name: 'ledger_totals_read',
  path: '/ledger_totals',
  summary: 'What each kind of account holds; the sum of all is zero',
  params: z.object({}),
  output: z.object({
    items: z.array(z.object({ kind: z.enum(ACCOUNT_KINDS), total_paise: paiseField })),
    sum_paise: paiseField,
  }),
  access: walletsPolicy.readLedger,
});
