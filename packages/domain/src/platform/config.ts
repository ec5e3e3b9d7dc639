import * as z from 'zod/mini';
import { paiseField, rupees } from '../kernel';

const BPS = z.number().check(z.int(), z.minimum(0), z.maximum(10_000));
const COUNT = z.number().check(z.int(), z.minimum(0), z.maximum(100_000));

/** Every figure of the business, by name, with the value it has until somebody sets another. */
export const CONFIG = {
  fee_tiers: {
    schema: z.array(z.object({ fromPaise: paiseField, feeBps: BPS })).check(z.minLength(1)),
    initial: [
      { fromPaise: 0, feeBps: 1_200 },
      { fromPaise: rupees(1_00_000), feeBps: 1_000 },
      { fromPaise: rupees(10_00_000), feeBps: 800 },
    ],
  },
  gst_bps: { schema: BPS, initial: 1_800 },
  /** A proof is to be decided within so many days of its coming in. */
  review_days: { schema: COUNT, initial: 2 },
  /** Payable at the latest on this day after approval. */
  payable_days: { schema: COUNT, initial: 7 },
  /** How long a shop may think about an offer. */
  offer_hours: { schema: COUNT, initial: 72 },
  /** Offers out at once, as a multiple of the open places. */
  wave_multiple: { schema: COUNT, initial: 3 },
  /** Of a hundred shops offered a deal, how many have taken it so far. */
  expected_acceptance_bps: { schema: BPS, initial: 3_500 },
  upi_id: { schema: z.string().check(z.maxLength(255)), initial: 'chowk.demo@upi' },
  upi_name: { schema: z.string().check(z.maxLength(100)), initial: 'Chowk' },
  bank_file_columns: {
    schema: z.array(
      z.enum(['reference', 'name', 'upi_id', 'amount', 'date', 'remark', 'payment_mode']),
    ),
    initial: ['reference', 'name', 'upi_id', 'amount', 'date', 'remark'],
  },
  supplier: {
    schema: z.object({
      name: z.string(),
      address: z.string(),
      gstin: z.nullable(z.string()),
      state_code: z.string(),
    }),
    initial: { name: 'Chowk', address: '', gstin: null, state_code: '27' },
  },
} as const;

export type ConfigKey = keyof typeof CONFIG;
export type ConfigValue<Key extends ConfigKey> = z.output<(typeof CONFIG)[Key]['schema']>;
export type PlatformConfig = { readonly [Key in ConfigKey]: ConfigValue<Key> };

export const CONFIG_KEYS = Object.keys(CONFIG) as [ConfigKey, ...ConfigKey[]];

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
