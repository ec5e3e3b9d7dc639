import * as z from 'zod/mini';
import { withheldView } from '../earnings';
import {
  defineCommand,
  defineQuery,
  idField,
  monthField,
  pageOf,
  pageParams,
  paiseField,
  textField,
  timeField,
} from '../kernel';
import { bankReferenceField } from '../wallets';
import { payoutsPolicy } from './policy';
import { BATCH_STATES, PAYOUT_STATES } from './rules';

/** For one batch; the rest is in the next. */
export const MAX_LINES = 1_000;
const MAX_REASON_LENGTH = 200;

const exportView = z.object({ readable_until: timeField });
const fileView = z.object({ name: z.string(), csv: z.string() });

export const payoutView = z.object({
  id: idField,
  batch_id: idField,
  /** As in the bank's file, so that its result can be matched. */
  reference: z.string(),
  payee_id: idField,
  payee_name: z.string(),
  /** Masked; only the bank's file has the whole id. */
  upi_id: z.nullable(z.string()),
  amount_paise: paiseField,
  earnings: z.number(),
  status: z.enum(PAYOUT_STATES),
  bank_reference: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** Why the line was removed, or would be missing from a bank file downloaded now. */
  withheld: z.nullable(withheldView),
});

export const batchView = z.object({
  id: idField,
  status: z.enum(BATCH_STATES),
  payouts: z.number(),
  total_paise: paiseField,
  paid: z.number(),
  failed: z.number(),
  /** Lines taken out before the bank had them; neither in `payouts` nor in the total. */
  withheld: z.number(),
  created_at: timeField,
  settled_at: z.nullable(timeField),
});
export type Batch = z.output<typeof batchView>;

export const createBatch = defineCommand({
  name: 'payout_batch_create',
  summary: 'Gather what is payable and can be paid: one line a person',
  input: z.object({ id: idField }),
  output: z.object({
    batch: z.nullable(batchView),
    /** People with payable money that is withheld, see `payouts_withheld_list`. */
    withheld: z.number(),
  }),
  access: payoutsPolicy.run,
  entity: 'payout_batches',
});

export const settleBatch = defineCommand({
  name: 'payout_batch_settle',
  summary: 'Enter what the bank did with each line; the same line twice changes nothing',
  input: z.object({
    id: idField,
    lines: z
      .array(
        z.union([
          z.strictObject({ payout_id: idField, bank_reference: bankReferenceField }),
          z.strictObject({ payout_id: idField, failure: textField(MAX_REASON_LENGTH) }),
        ]),
      )
      .check(
        z.minLength(1),
        z.maxLength(MAX_LINES),
        z.refine(
          (lines) => new Set(lines.map(({ payout_id }) => payout_id)).size === lines.length,
          {
            params: { rule: 'twice' },
          },
        ),
      ),
  }),
  output: batchView,
  access: payoutsPolicy.run,
  entity: 'payout_batches',
});

export const listBatches = defineQuery({
  name: 'payout_batches_list',
  path: '/payout_batches',
  summary: 'Payout runs, the newest first',
  params: z.object({ ...pageParams, status: z.optional(z.enum(BATCH_STATES)) }),
  output: pageOf(batchView),
  access: payoutsPolicy.run,
});

export const listPayouts = defineQuery({
  name: 'payouts_list',
  path: '/payouts',
  summary: 'The lines of a payout run',
  params: z.object({
    ...pageParams,
    batch_id: idField,
    status: z.optional(z.enum(PAYOUT_STATES)),
  }),
  output: pageOf(payoutView),
  access: payoutsPolicy.run,
});

/** A person whose payable money is in no batch now. */
export const withheldPayeeView = z.object({
  payee_id: idField,
  payee_name: z.string(),
  amount_paise: paiseField,
  earnings: z.number(),
  ...withheldView.shape,
});

export const listWithheld = defineQuery({
  name: 'payouts_withheld_list',
  path: '/payouts_withheld',
  summary: 'Whose payable money is not sent, and why',
  params: z.object(pageParams),
  output: pageOf(withheldPayeeView),
  access: payoutsPolicy.run,
});

/** The file has whole UPI ids, so a download is logged; the response itself is not stored. */
export const exportBankFile = defineCommand({
  name: 'payout_bank_file_export',
  summary: 'Ask for the bank file of a run: recorded, and readable by you for ten minutes',
  input: z.object({ id: idField }),
  output: z.object({
    ...exportView.shape,
    /** Lines taken out of the batch now, because their people cannot be paid. */
    withheld: z.number(),
  }),
  access: payoutsPolicy.run,
  entity: 'payout_batches',
  stepUp: true,
});

export const readBankFile = defineQuery({
  name: 'payout_bank_file_read',
  path: '/payout_batches/{id}/bank_file',
  summary: 'The lines as the bank takes them: CSV with the columns of platform_config',
  params: z.object({ id: idField }),
  output: fileView,
  access: payoutsPolicy.run,
});

export const exportTaxReport = defineCommand({
  name: 'tax_report_export',
  summary: 'Ask for the tax report of a month: recorded, and readable by you for ten minutes',
  input: z.object({ month: monthField }),
  output: exportView,
  access: payoutsPolicy.run,
  entity: 'earnings',
});

export const readTaxReport = defineQuery({
  name: 'tax_report_read',
  path: '/tax_report',
  summary: 'Tax withheld in a month, a line a person and section, as CSV',
  params: z.object({ month: monthField }),
  output: fileView,
  access: payoutsPolicy.run,
});
