import { isPinCode, tidyPinCode } from '@chowk/domain/kernel';
import type { Cart, DELIVERY_SLOTS, PaymentWay } from '@chowk/domain/orders';
import type { Shop } from '@chowk/domain/shops';

export type Slot = (typeof DELIVERY_SLOTS)[number];

export interface CheckoutValues {
  readonly address: string;
  readonly pin_code: string;
  readonly slot: Slot | '';
  readonly payment: PaymentWay;
}

export interface CheckoutErrors {
  readonly address?: 'check.addressWrong' | 'check.addressLong';
  readonly pin_code?: 'check.pinWrong';
}

const LEAST_LETTERS = 5;
const MOST_LETTERS = 300;

export function shopValues({ address, pin_code }: Pick<Shop, 'address' | 'pin_code'>) {
  const values: CheckoutValues = {
    address: address ?? '',
    pin_code: pin_code ?? '',
    slot: '',
    payment: 'on_delivery',
  };
  return values;
}

export function checkoutErrors({ address, pin_code }: CheckoutValues): CheckoutErrors {
  const letters = address.trim().length;
  return {
    ...(letters < LEAST_LETTERS ? { address: 'check.addressWrong' as const } : {}),
    ...(letters > MOST_LETTERS ? { address: 'check.addressLong' as const } : {}),
    ...(isPinCode(tidyPinCode(pin_code)) ? {} : { pin_code: 'check.pinWrong' as const }),
  };
}

/** Earnings that no longer suffice are not what was agreed to: goods are paid when they come. */
export function possiblePayment(
  payment: PaymentWay,
  { earnings_paise }: Pick<Cart, 'earnings_paise'>,
  totalPaise: number,
): PaymentWay {
  return payment === 'earnings' && earnings_paise < totalPaise ? 'on_delivery' : payment;
}

/** The command's own words for where it goes. */
export function deliveryOf({ address, pin_code, slot }: CheckoutValues) {
  return {
    address: address.trim(),
    pin_code: tidyPinCode(pin_code),
    ...(slot === '' ? {} : { slot }),
  };
}
