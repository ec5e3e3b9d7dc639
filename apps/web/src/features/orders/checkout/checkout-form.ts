import type { FieldProblem } from '@chowk/domain/kernel';
import { type Cart, type DELIVERY_SLOTS, type PaymentWay, placeOrder } from '@chowk/domain/orders';
import type { Shop } from '@chowk/domain/shops';
import type { MessageKey } from '@/i18n';

export type Slot = (typeof DELIVERY_SLOTS)[number];

export interface CheckoutValues {
  readonly address: string;
  readonly pin_code: string;
  readonly slot: Slot | '';
  readonly payment: PaymentWay;
}

export function shopValues({ address, pin_code }: Pick<Shop, 'address' | 'pin_code'>) {
  const values: CheckoutValues = {
    address: address ?? '',
    pin_code: pin_code ?? '',
    slot: '',
    payment: 'on_delivery',
  };
  return values;
}

function givenBy({ payment, slot, ...delivery }: CheckoutValues) {
  return { payment, delivery: { ...delivery, slot: slot || undefined } };
}

export const CHECKS = {
  schema: placeOrder.input,
  given: givenBy,
  at: ({ path }: FieldProblem) => path.replace(/^delivery\./, ''),
};

export const WORDS: Readonly<Record<string, MessageKey<'cart'>>> = {
  'address max_string': 'check.addressLong',
  address: 'check.addressWrong',
  pin_code: 'check.pinWrong',
};

/** Earnings that no longer suffice are not what was agreed to: goods are paid when they come. */
export function possiblePayment(
  payment: PaymentWay,
  { earnings_paise }: Pick<Cart, 'earnings_paise'>,
  totalPaise: number,
): PaymentWay {
  return payment === 'earnings' && earnings_paise < totalPaise ? 'on_delivery' : payment;
}
