import * as z from 'zod/mini';
import { dayField, defineCommand, defineQuery, stateCodeOfGstin, timeField } from '../kernel';
import { CONFIG, CONFIG_KEYS, type ConfigKey } from './config';
import { platformPolicy } from './policy';
import { proposalView } from './proposal-contract';

export function settingOf<Key extends ConfigKey>(key: Key) {
  return z.object({
    key: z.literal(key),
    value: CONFIG[key].schema as (typeof CONFIG)[Key]['schema'],
    /** From the beginning of this day in India; at once without it. */
    effective_on: z.optional(dayField),
  });
}

/** A registration belongs to a state, which determines the place of supply and the kind of tax. */
export const supplierInput = CONFIG.supplier.schema.check(
  z.refine(({ gstin, state_code }) => gstin === null || stateCodeOfGstin(gstin) === state_code, {
    path: ['state_code'],
    params: { rule: 'gstin_state' },
  }),
);
const supplierSetting = z.extend(settingOf('supplier'), { value: supplierInput });

export const platformConfigView = z.object(
  Object.fromEntries(CONFIG_KEYS.map((key) => [key, CONFIG[key].schema])) as {
    [Key in ConfigKey]: (typeof CONFIG)[Key]['schema'];
  },
);

export const setPlatformConfig = defineCommand({
  name: 'platform_config_set',
  summary:
    'Give a figure of the business another value, now or from a day on; of money another super admin has to confirm it',
  input: z.discriminatedUnion('key', [
    settingOf('fee_tiers'),
    settingOf('gst_bps'),
    settingOf('review_days'),
    settingOf('pin_move_days'),
    settingOf('pin_move_m'),
    settingOf('upi_wait_hours'),
    settingOf('payable_days'),
    settingOf('order_receive_days'),
    settingOf('offer_hours'),
    settingOf('wave_multiple'),
    settingOf('expected_acceptance_bps'),
    settingOf('bizman_activation_paise'),
    settingOf('bizman_first_proof_paise'),
    settingOf('bizman_day_60_paise'),
    settingOf('bizman_active_days'),
    settingOf('bizman_bonus_tiers'),
    settingOf('upi_id'),
    settingOf('upi_name'),
    settingOf('bank_file_columns'),
    supplierSetting,
    settingOf('super_admin_hours'),
  ]),
  output: z.object({ config: platformConfigView, change: proposalView }),
  access: platformPolicy.writeConfig,
  entity: 'platform_config',
  stepUp: true,
});

export const readPlatformConfig = defineQuery({
  name: 'platform_config_read',
  path: '/platform_config',
  summary: 'Every figure of the business, and when each was last changed',
  params: z.object({}),
  output: z.object({
    config: platformConfigView,
    changed: z.array(z.object({ key: z.enum(CONFIG_KEYS), updated_at: timeField })),
  }),
  access: platformPolicy.readConfig,
});

/** What anybody may work out before signing up. */
export const publicFiguresView = z.object({
  fee_tiers: CONFIG.fee_tiers.schema,
  /** What is charged on the fee today: nil while the platform is not registered. */
  gst_bps: CONFIG.gst_bps.schema,
  payable_days: CONFIG.payable_days.schema,
  bizman_activation_paise: CONFIG.bizman_activation_paise.schema,
  bizman_first_proof_paise: CONFIG.bizman_first_proof_paise.schema,
  bizman_day_60_paise: CONFIG.bizman_day_60_paise.schema,
  bizman_bonus_tiers: CONFIG.bizman_bonus_tiers.schema,
});
export type PublicFigures = z.output<typeof publicFiguresView>;

export const readPublicFigures = defineQuery({
  name: 'platform_figures_read',
  path: '/platform_figures',
  summary: 'The fees and earnings that the front pages reckon with',
  params: z.object({}),
  output: publicFiguresView,
  access: platformPolicy.readFigures,
  publicMaxAgeS: 300,
});
