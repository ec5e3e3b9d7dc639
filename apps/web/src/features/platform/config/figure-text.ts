import { tidyUpiId } from '@chowk/domain/accounts';
import { PAISE_PER_RUPEE, parsePaise } from '@chowk/domain/kernel';
import {
  CONFIG_KEYS,
  type ConfigKey,
  type PlatformConfig,
  settingOf,
} from '@chowk/domain/platform';

/** Figures that fit in one line of text; tiers and the supplier have forms of their own. */
export type LineFigure = Exclude<ConfigKey, 'fee_tiers' | 'supplier'>;
export const LINE_FIGURES = CONFIG_KEYS.filter(
  (key): key is LineFigure => key !== 'fee_tiers' && key !== 'supplier',
);

const BPS_PER_PERCENT = 100;
const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/;
const WHOLE = /^\d+$/;

type FigureKind =
  | 'percent'
  | 'amount'
  | 'count'
  | 'hours'
  | 'text'
  | 'upi_id'
  | 'columns'
  | 'bonuses';

const KINDS: Partial<Record<LineFigure, FigureKind>> = {
  gst_bps: 'percent',
  expected_acceptance_bps: 'percent',
  bizman_activation_paise: 'amount',
  bizman_first_proof_paise: 'amount',
  bizman_day_60_paise: 'amount',
  bizman_bonus_tiers: 'bonuses',
  upi_id: 'upi_id',
  upi_name: 'text',
  bank_file_columns: 'columns',
  super_admin_hours: 'hours',
};

export function kindOf(key: LineFigure): FigureKind {
  return KINDS[key] ?? 'count';
}

export function percentOf(bps: number): string {
  return String(bps / BPS_PER_PERCENT);
}

export function parsePercent(text: string): number | undefined {
  const plain = text.trim().replace(/%$/, '').trim();
  return PERCENT.test(plain) ? Math.round(Number(plain) * BPS_PER_PERCENT) : undefined;
}

function parseWhole(text: string): number | undefined {
  const plain = text.replaceAll(',', '').trim();
  return WHOLE.test(plain) ? Number(plain) : undefined;
}

/** "10: 1000, 25: 3000": from so many activations on, so many rupees. */
function parseBonuses(text: string): unknown {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [from = '', rupees = ''] = part.split(':').map((each) => each.trim());
      return { from: parseWhole(from), bonusPaise: parsePaise(rupees) };
    });
}

export function figureText(key: LineFigure, config: PlatformConfig): string {
  const value = config[key];
  if (Array.isArray(value)) {
    const parts = key === 'bizman_bonus_tiers' ? config[key].map(bonusText) : value;
    return parts.join(', ');
  }
  if (kindOf(key) === 'percent') return percentOf(Number(value));
  if (kindOf(key) === 'amount') return String(Number(value) / PAISE_PER_RUPEE);
  return String(value ?? '');
}

function bonusText({ from, bonusPaise }: PlatformConfig['bizman_bonus_tiers'][number]): string {
  return `${from}: ${bonusPaise / PAISE_PER_RUPEE}`;
}

/** What a line of text means; the contract says whether the figure may be that. */
export function parseFigure(key: LineFigure, text: string): unknown {
  switch (kindOf(key)) {
    case 'percent':
      return parsePercent(text);
    case 'amount':
      return parsePaise(text);
    case 'upi_id':
      return tidyUpiId(text);
    case 'columns':
      return text.split(',').map((name) => name.trim().toLowerCase());
    case 'bonuses':
      return parseBonuses(text);
    case 'text':
      return text;
    default:
      return parseWhole(text);
  }
}

/** A tier as it is typed. */
export interface TypedTier {
  /** Tells rows apart while they are edited. */
  readonly id: string;
  readonly fromPaise: number | null;
  readonly percent: string;
}

export function typedTiers(tiers: PlatformConfig['fee_tiers']): TypedTier[] {
  return tiers.map(({ fromPaise, feeBps }) => ({
    id: String(fromPaise),
    fromPaise,
    percent: percentOf(feeBps),
  }));
}

export const TIER_CHECKS = {
  schema: settingOf('fee_tiers'),
  given: ({ value }: { readonly value: readonly TypedTier[] }) => ({
    value: value.map(({ fromPaise, percent }) => ({ fromPaise, feeBps: parsePercent(percent) })),
  }),
};
