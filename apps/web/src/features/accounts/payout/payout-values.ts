import { hasPanHolder, hasPanShape, isUpiId, tidyPan, tidyUpiId } from '@chowk/domain/accounts';
import type { FieldProblem } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';

export interface PayoutValues {
  upi_id: string;
  pan: string;
}
export type PayoutErrorKey = Extract<MessageKey<'settings'>, `payout.wrong.${string}`>;
export type PayoutErrors = Partial<Record<keyof PayoutValues, PayoutErrorKey>>;

function panError(typed: string): PayoutErrorKey | undefined {
  const pan = tidyPan(typed);
  if (pan === '') return undefined;
  if (!hasPanShape(pan)) return 'payout.wrong.pan';
  return hasPanHolder(pan) ? undefined : 'payout.wrong.pan_holder';
}

function upiError(typed: string): PayoutErrorKey | undefined {
  const upiId = tidyUpiId(typed);
  return upiId === '' || isUpiId(upiId) ? undefined : 'payout.wrong.upi_id';
}

function found(errors: Record<keyof PayoutValues, PayoutErrorKey | undefined>): PayoutErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== undefined));
}

/** An empty field keeps what is saved, so it is never wrong. */
export function payoutErrors({ upi_id, pan }: PayoutValues): PayoutErrors {
  return found({ upi_id: upiError(upi_id), pan: panError(pan) });
}

export function payoutChanges({ upi_id, pan }: PayoutValues): Partial<PayoutValues> {
  return {
    ...(tidyUpiId(upi_id) === '' ? {} : { upi_id: tidyUpiId(upi_id) }),
    ...(tidyPan(pan) === '' ? {} : { pan: tidyPan(pan) }),
  };
}

const KEY_BY_RULE: Readonly<Record<string, PayoutErrorKey>> = {
  pan: 'payout.wrong.pan',
  pan_holder: 'payout.wrong.pan_holder',
  upi_id: 'payout.wrong.upi_id',
};

/** What the server found wrong, at the field it is about. */
export function payoutServerErrors(problems: readonly FieldProblem[]): PayoutErrors {
  return Object.fromEntries(
    problems
      .filter(({ path }) => path === 'pan' || path === 'upi_id')
      .map(({ path, rule }) => [path, KEY_BY_RULE[rule] ?? 'payout.wrong.upi_id']),
  );
}
