import * as z from 'zod/mini';
import { isUpiId } from '../accounts';
import { isGstin, paiseField, rupees, textField } from '../kernel';

const BPS = z.number().check(z.int(), z.minimum(0), z.maximum(10_000));
/** How much a figure of each kind may be, or how long. */
export const FIGURE_LIMITS = { count: 100_000, hours: 720, name: 100 } as const;
const COUNT = z.number().check(z.int(), z.minimum(0), z.maximum(FIGURE_LIMITS.count));

const PAISE = paiseField.check(z.minimum(0));

export const BANK_FILE_COLUMNS = [
  'reference',
  'name',
  'upi_id',
  'amount',
  'date',
  'remark',
  'payment_mode',
] as const;
export type BankFileColumn = (typeof BANK_FILE_COLUMNS)[number];

const MAX_COLUMNS = 20;
export const MAX_TIERS = 10;
const MAX_ADDRESS_LENGTH = 300;
const STATE_CODE = /^\d{2}$/;

function hasTierPerSum(tiers: readonly { fromPaise: number }[]): boolean {
  const starts = new Set(tiers.map(({ fromPaise }) => fromPaise));
  return starts.has(0) && starts.size === tiers.length;
}

function hasTierPerCount(tiers: readonly { from: number }[]): boolean {
  return new Set(tiers.map(({ from }) => from)).size === tiers.length;
}

/** Every business setting by name, with its default. */
export const CONFIG = {
  fee_tiers: {
    schema: z
      .array(z.object({ fromPaise: paiseField.check(z.minimum(0)), feeBps: BPS }))
      // Without a tier from the first rupee nobody could launch.
      .check(z.maxLength(MAX_TIERS), z.refine(hasTierPerSum, { params: { rule: 'fee_tiers' } })),
    initial: [
      { fromPaise: 0, feeBps: 1_200 },
      { fromPaise: rupees(1_00_000), feeBps: 1_000 },
      { fromPaise: rupees(10_00_000), feeBps: 800 },
    ],
  },
  gst_bps: { schema: BPS, initial: 1_800 },
  /** A proof is to be decided within so many days of its coming in. */
  review_days: { schema: COUNT, initial: 2 },
  /** A pin the shop moved in so many days before a proof is shown to the reviewer; … */
  pin_move_days: { schema: COUNT, initial: 7 },
  /** … further than this many metres, the reviewer has to confirm it. */
  pin_move_m: { schema: COUNT, initial: 300 },
  /** A changed UPI ID is paid to after so many hours; the first one at once. */
  upi_wait_hours: { schema: COUNT, initial: 24 },
  /** Payable at the latest on this day after approval. */
  payable_days: { schema: COUNT, initial: 7 },
  /** How long a shop may confirm or dispute delivered goods, in whole days after their day. */
  order_receive_days: { schema: COUNT, initial: 3 },
  /** How long a shop may think about an offer. */
  offer_hours: { schema: COUNT, initial: 72 },
  /** Concurrent offers, as a multiple of the open slots. */
  wave_multiple: { schema: COUNT, initial: 3 },
  /** Of a hundred shops offered a deal, how many have taken it so far. */
  expected_acceptance_bps: { schema: BPS, initial: 3_500 },
  /** What a bizman earns with a shop: when it is activated, at its first approved proof, … */
  bizman_activation_paise: { schema: PAISE, initial: rupees(500) },
  bizman_first_proof_paise: { schema: PAISE, initial: rupees(500) },
  /** … and when it is still active on the sixtieth day: a proof approved in so many days before. */
  bizman_day_60_paise: { schema: PAISE, initial: rupees(1_000) },
  bizman_active_days: { schema: COUNT, initial: 30 },
  /** One bonus a month, of the highest tier its activations reach. */
  bizman_bonus_tiers: {
    schema: z
      .array(z.object({ from: COUNT.check(z.minimum(1)), bonusPaise: PAISE }))
      .check(z.maxLength(MAX_TIERS), z.refine(hasTierPerCount, { params: { rule: 'twice' } })),
    initial: [
      { from: 10, bonusPaise: rupees(1_000) },
      { from: 25, bonusPaise: rupees(3_000) },
      { from: 50, bonusPaise: rupees(8_000) },
    ],
  },
  /** Where brands and shops pay to. Unset until the team names it: no money to a made-up address. */
  upi_id: {
    schema: z.nullable(z.string().check(z.refine(isUpiId, { params: { rule: 'upi_id' } }))),
    initial: null,
  },
  upi_name: { schema: textField(FIGURE_LIMITS.name), initial: 'Chowk' },
  bank_file_columns: {
    schema: z.array(z.enum(BANK_FILE_COLUMNS)).check(
      z.minLength(1),
      z.maxLength(MAX_COLUMNS),
      z.refine((names) => new Set(names).size === names.length, { params: { rule: 'twice' } }),
    ),
    initial: ['reference', 'name', 'upi_id', 'amount', 'date', 'remark'],
  },
  supplier: {
    schema: z.object({
      name: textField(FIGURE_LIMITS.name),
      address: textField(MAX_ADDRESS_LENGTH, 0),
      gstin: z.nullable(z.string().check(z.refine(isGstin, { params: { rule: 'gstin' } }))),
      state_code: z.string().check(z.regex(STATE_CODE)),
    }),
    initial: { name: 'Chowk', address: '', gstin: null, state_code: '27' },
  },
  /** A super admin for less than this many hours cannot confirm anything. */
  super_admin_hours: {
    schema: z.number().check(z.int(), z.minimum(1), z.maximum(FIGURE_LIMITS.hours)),
    initial: 24,
  },
} as const;

export type ConfigKey = keyof typeof CONFIG;
export type ConfigValue<Key extends ConfigKey> = z.output<(typeof CONFIG)[Key]['schema']>;
export type PlatformConfig = { readonly [Key in ConfigKey]: ConfigValue<Key> };

export const CONFIG_KEYS = Object.keys(CONFIG) as [ConfigKey, ...ConfigKey[]];

/** Figures that people meet on their own pages or on the front ones; every other is the platform's. */
export const OPEN_CONFIG_KEYS = [
  'fee_tiers',
  'gst_bps',
  'review_days',
  'payable_days',
  'order_receive_days',
  'offer_hours',
  'expected_acceptance_bps',
  'bizman_activation_paise',
  'bizman_first_proof_paise',
  'bizman_day_60_paise',
  'bizman_bonus_tiers',
  'upi_id',
  'upi_name',
  'supplier',
] as const satisfies readonly ConfigKey[];

/** Only a registered supplier may charge GST: without a GSTIN the rate is nil, whatever is set. */
export function chargedGstBps({
  supplier,
  gst_bps,
}: Pick<PlatformConfig, 'supplier' | 'gst_bps'>): number {
  return supplier.gstin === null ? 0 : gst_bps;
}

/** Known keys with fitting values; anything else in the table is as if it were not there. */
export function readConfig(rows: readonly { key: string; value: unknown }[]): PlatformConfig {
  const set = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = CONFIG_KEYS.map((key) => {
    const { schema, initial } = CONFIG[key];
    const parsed = z.safeParse(schema, set.get(key));
    return [key, parsed.success ? parsed.data : initial];
  });
  return Object.fromEntries(entries) as PlatformConfig;
}
