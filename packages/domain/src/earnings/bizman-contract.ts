import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  paiseField,
  textField,
  timeField,
} from '../kernel';
import { earningsPolicy } from './policy';
import { VESTING_KINDS, VESTING_STATES } from './vesting';

const MAX_AREA_LENGTH = 120;

const vestingView = z.object({
  shop_id: idField,
  shop_name: z.string(),
  area: z.nullable(z.string()),
  activated_at: timeField,
  steps: z.array(
    z.object({
      kind: z.enum(VESTING_KINDS),
      gross_paise: paiseField,
      state: z.enum(VESTING_STATES),
      /** YYYY-MM-DD in India. */
      on: z.nullable(z.string()),
      proof_from: z.nullable(z.string()),
      is_on_track: z.boolean(),
    }),
  ),
});
export type ShopVesting = z.output<typeof vestingView>;

export const listVesting = defineQuery({
  name: 'bizman_vesting_list',
  path: '/bizman_vesting',
  summary: 'The shops you brought, with what each has earned you and will, the newest first',
  params: z.object(pageParams),
  output: pageOf(vestingView),
  access: earningsPolicy.bizman,
});

const tierView = z.object({ from: z.number(), bonus_paise: paiseField });

export const readTarget = defineQuery({
  name: 'bizman_target_read',
  path: '/bizman_target',
  summary: 'Your activations of this month in India, the bonus reached and the next',
  params: z.object({}),
  output: z.object({
    /** YYYY-MM. */
    month: z.string(),
    /** The last moment of it. */
    ends_at: timeField,
    activations: z.number(),
    bonus_paise: paiseField,
    next: z.nullable(tierView),
    tiers: z.array(tierView),
  }),
  access: earningsPolicy.bizman,
});

export const readLeaderboard = defineQuery({
  name: 'bizman_leaderboard_read',
  path: '/bizman_leaderboard',
  summary: 'Who activated most shops of an area this month, of those who take part',
  params: z.object({ area: z.optional(textField(MAX_AREA_LENGTH)) }),
  output: z.object({
    month: z.string(),
    area: z.nullable(z.string()),
    /** Where you have activated shops. */
    areas: z.array(z.string()),
    is_taking_part: z.boolean(),
    my_activations: z.number(),
    items: z.array(
      z.object({
        place: z.number(),
        name: z.string(),
        activations: z.number(),
        is_me: z.boolean(),
      }),
    ),
  }),
  access: earningsPolicy.bizman,
});

export const setLeaderboardChoice = defineCommand({
  name: 'leaderboard_choice_set',
  summary: 'Show your name among the bizmen of your area, or no longer',
  input: z.object({ is_taking_part: z.boolean() }),
  output: z.object({ is_taking_part: z.boolean() }),
  access: earningsPolicy.bizman,
  entity: 'leaderboard_absences',
});
