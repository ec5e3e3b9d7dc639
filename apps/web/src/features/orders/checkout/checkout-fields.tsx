import { formatPaise } from '@chowk/domain/kernel';
import { DELIVERY_SLOTS, type PaymentWay } from '@chowk/domain/orders';
import { actingFor } from '@/api/session/acting';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import type { CheckoutFormState } from './use-checkout-form';

export function DeliveryFields({ form: { field } }: { form: CheckoutFormState }) {
  const t = useMessages('cart');
  return (
    <Card title={t('check.delivery')}>
      <div className="flex flex-col gap-4">
        <TextArea label={t('check.address')} autoComplete="street-address" {...field('address')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('check.pin')}
            inputMode="numeric"
            autoComplete="postal-code"
            {...field('pin_code')}
          />
          <NativeSelect
            label={t('check.slot')}
            placeholder={t('check.slotAny')}
            options={DELIVERY_SLOTS.map((value) => ({ value, label: t(`check.slot.${value}`) }))}
            {...field('slot')}
          />
        </div>
      </div>
    </Card>
  );
}

interface PaymentFieldsProps {
  payment: PaymentWay;
  onChange: (payment: PaymentWay) => void;
  earningsPaise: number;
  totalPaise: number;
}

export function PaymentFields({
  payment,
  earningsPaise,
  totalPaise,
  onChange,
}: PaymentFieldsProps) {
  const t = useMessages('cart');
  const amount = formatPaise(earningsPaise);
  const isEnough = earningsPaise >= totalPaise;
  const earnings = isEnough ? 'check.pay.earnings.text' : 'check.pay.earnings.short';
  return (
    <Card>
      <RadioGroup
        label={t('check.payment')}
        value={payment}
        onChange={onChange}
        options={[
          {
            value: 'on_delivery',
            label: t('check.pay.on_delivery'),
            description: t('check.pay.on_delivery.text'),
          },
          { value: 'upi', label: t('check.pay.upi'), description: t('check.pay.upi.text') },
          {
            value: 'earnings',
            label: t('check.pay.earnings'),
            description: actingFor() ? t('check.pay.earnings.acting') : t(earnings, { amount }),
            isDisabled: Boolean(actingFor()) || !isEnough,
          },
        ]}
      />
    </Card>
  );
}
