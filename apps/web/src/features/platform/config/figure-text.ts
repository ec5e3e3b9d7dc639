import { isUpiId, tidyUpiId } from '@chowk/domain/accounts';
import { PAISE_PER_RUPEE, parsePaise } from '@chowk/domain/kernel';
import type { PlatformConfig } from '@chowk/domain/platform';
import type { MessageKey } from '@/i18n';

/** Figures that fit in one line of text; tiers and the supplier have forms of their own. */
export const LINE_FIGURES = [
  'gst_bps',
  'review_days',
  'pin_move_days',
  'pin_move_m',
  'upi_wait_hours',
  'payable_days',
  'order_receive_days',
  'offer_hours',
  'wave_multiple',
  'expected_acceptance_bps',
  'bizman_activation_paise',
  'bizman_first_proof_paise',
  'bizman_day_60_paise',
  'bizman_active_days',
  'bizman_bonus_tiers',
  'upi_id',
  'upi_name',
  'bank_file_columns',
  'super_admin_hours',
] as const;
export type LineFigure = (typeof LINE_FIGURES)[number];
export type LineSetting = {
  [Key in LineFigure]: { key: Key; value: PlatformConfig[Key] };
}[LineFigure];

export type WrongKey = Extract<MessageKey<'figures'>, `wrong.${string}`>;
export interface Wrong {
  readonly wrong: WrongKey;
  readonly most?: number;
}

const BPS_PER_PERCENT = 100;
const MOST_COUNT = 100_000;
const MOST_HOURS = 720;
const LONGEST_NAME = 100;
const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/;
const WHOLE = /^\d{1,6}$/;

export const FILE_COLUMNS = [
  'reference',
  'name',
  'upi_id',
  'amount',
  'date',
  'remark',
  'payment_mode',
] as const satisfies readonly PlatformConfig['bank_file_columns'][number][];

export function percentOf(bps: number): string {
  return String(bps / BPS_PER_PERCENT);
}

export function parsePercent(text: string): number | undefined {
  const plain = text.trim().replace(/%$/, '').trim();
  const percent = Number(plain);
  if (!PERCENT.test(plain) || percent > 100) return undefined;
  return Math.round(percent * BPS_PER_PERCENT);
}

type Amount = Extract<LineFigure, `${string}_paise`>;

function isAmount(key: LineFigure): key is Amount {
  return key.endsWith('_paise');
}

function parseAmount(text: string): number | undefined {
  const paise = parsePaise(text);
  return paise !== undefined && paise >= 0 ? paise : undefined;
}

/** "10: 1000, 25: 3000": from so many activations on, so many rupees. */
function parseBonuses(text: string): LineSetting | Wrong {
  const value = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [from = '', rupees = ''] = part.split(':').map((each) => each.trim());
      return { from: WHOLE.test(from) ? Number(from) : 0, bonusPaise: parseAmount(rupees) ?? -1 };
    });
  const isRight =
    value.every(({ from, bonusPaise }) => from >= 1 && from <= MOST_COUNT && bonusPaise >= 0) &&
    new Set(value.map(({ from }) => from)).size === value.length;
  return isRight ? { key: 'bizman_bonus_tiers', value } : { wrong: 'wrong.bonuses' };
}

export function figureText(key: LineFigure, config: PlatformConfig): string {
  if (key === 'gst_bps' || key === 'expected_acceptance_bps') return percentOf(config[key]);
  if (key === 'bank_file_columns') return config[key].join(', ');
  if (key === 'bizman_bonus_tiers') {
    return config[key]
      .map(({ from, bonusPaise }) => `${from}: ${bonusPaise / PAISE_PER_RUPEE}`)
      .join(', ');
  }
  if (isAmount(key)) return String(config[key] / PAISE_PER_RUPEE);
  return String(config[key] ?? '');
}

function parseColumns(text: string): LineSetting | Wrong {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  const known = names.flatMap((name) => FILE_COLUMNS.filter((column) => column === name));
  const isRight = known.length === names.length && new Set(known).size === known.length;
  return isRight ? { key: 'bank_file_columns', value: known } : { wrong: 'wrong.columns' };
}

/** The setting a line of text means, or why it means none. */
export function parseFigure(key: LineFigure, text: string): LineSetting | Wrong {
  const typed = text.trim();
  switch (key) {
    case 'gst_bps':
    case 'expected_acceptance_bps': {
      const value = parsePercent(typed);
      return value === undefined ? { wrong: 'wrong.percent' } : { key, value };
    }
    case 'upi_id': {
      // Unset again, nobody can pay in.
      if (typed === '') return { key, value: null };
      const value = tidyUpiId(typed);
      return isUpiId(value) ? { key, value } : { wrong: 'wrong.upi_id' };
    }
    case 'upi_name':
      return typed === '' || typed.length > LONGEST_NAME
        ? { wrong: 'wrong.text', most: LONGEST_NAME }
        : { key, value: typed };
    case 'bank_file_columns':
      return parseColumns(typed);
    case 'bizman_bonus_tiers':
      return parseBonuses(typed);
    case 'bizman_activation_paise':
    case 'bizman_first_proof_paise':
    case 'bizman_day_60_paise': {
      const value = parseAmount(typed);
      return value === undefined ? { wrong: 'wrong.amount' } : { key, value };
    }
    case 'super_admin_hours': {
      const value = Number(typed);
      const isRight = WHOLE.test(typed) && value >= 1 && value <= MOST_HOURS;
      return isRight ? { key, value } : { wrong: 'wrong.hours', most: MOST_HOURS };
    }
    default: {
      const value = Number(typed.replaceAll(',', ''));
      const isWhole = WHOLE.test(typed.replaceAll(',', '')) && value <= MOST_COUNT;
      return isWhole ? { key, value } : { wrong: 'wrong.count', most: MOST_COUNT };
    }
  }
}
