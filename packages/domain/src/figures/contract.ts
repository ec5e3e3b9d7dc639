import * as z from 'zod/mini';
import { countDays, dayField, defineQuery, idField, paiseField } from '../kernel';
import { figuresPolicy } from './policy';
import { FIGURE_KINDS, MAX_FIGURE_DAYS } from './rules';

/** Days in India, both included. */
const range = z.object({ from: dayField, to: dayField }).check(
  z.refine(({ from, to }) => from <= to && countDays(from, to) <= MAX_FIGURE_DAYS, {
    path: ['to'],
    params: { rule: 'date' },
  }),
);

const count = z.number();

const figureView = z.object({
  kind: z.enum(FIGURE_KINDS),
  n: count,
  paise: paiseField,
  /** Of as many days right before. */
  previous_n: count,
  previous_paise: paiseField,
  /** One a day of the range. */
  by_day: z.array(count),
});
export type Figure = z.output<typeof figureView>;

export const readPlatformFigures = defineQuery({
  name: 'daily_figures_read',
  path: '/daily_figures',
  summary: 'What happened on the whole platform, by the day, beside as many days before',
  params: range,
  output: z.object({ figures: z.array(figureView) }),
  access: figuresPolicy.readPlatform,
});

export const readBrandFigures = defineQuery({
  name: 'brand_figures_read',
  path: '/brand_figures',
  summary: 'What your campaigns brought: the funnel, the cost, by area and by campaign',
  params: range,
  output: z.object({
    figures: z.array(figureView),
    /** The cost of the approved placements, including fee and tax. */
    spend_paise: paiseField,
    /** Days the approved placements are displayed, from approval to the end of their campaign. */
    placement_days: count,
    /** Hours from accepting to the proof in half and in nine tenths of all; null: longer than 30 days. */
    proof_hours: z.nullable(z.object({ p50: z.nullable(count), p90: z.nullable(count) })),
    areas: z.array(z.object({ area: z.string(), accepted: count, approved: count })),
    campaigns: z.array(
      z.object({
        id: idField,
        title: z.string(),
        offered: count,
        accepted: count,
        approved: count,
        spend_paise: paiseField,
      }),
    ),
  }),
  access: figuresPolicy.readBrand,
});
