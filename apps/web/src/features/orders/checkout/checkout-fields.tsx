import { formatPaise } from '@chowk/domain/kernel';
import { DELIVERY_SLOTS } from '@chowk/domain/orders';
import { actingFor } from '@/api/session/acting';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import type { CheckoutErrors, CheckoutValues, Slot } from './checkout-values';

interface FieldsProps {
  values: CheckoutValues;
  onChange: (next: Partial<CheckoutValues>) => void;
}

export function DeliveryFields({
  values,
  errors,
  onChange,
}: FieldsProps & { errors: CheckoutErrors }) {
  const t = useMessages('cart');
  return (
    <Card title={t('check.delivery')}>
      <div className="flex flex-col gap-4">
        <TextArea
          label={t('check.address')}
          error={errors.address && t(errors.address)}
          value={values.address}
          autoComplete="street-address"
          onChange={(event) => onChange({ address: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('check.pin')}
            error={errors.pin_code && t(errors.pin_code)}
            value={values.pin_code}
            inputMode="numeric"
            autoComplete="postal-code"
            onChange={(event) => onChange({ pin_code: event.target.value })}
          />
          <NativeSelect
            label={t('check.slot')}
            placeholder={t('check.slotAny')}
            options={DELIVERY_SLOTS.map((value) => ({ value, label: t(`check.slot.${value}`) }))}
            value={values.slot}
            onChange={(event) => onChange({ slot: event.target.value as Slot | '' })}
          />
        </div>
      </div>
    </Card>
  );
}

interface PaymentFieldsProps extends FieldsProps {
  earningsPaise: number;
  totalPaise: number;
}

export function PaymentFields({ values, earningsPaise, totalPaise, onChange }: PaymentFieldsProps) {
  const t = useMessages('cart');
  const amount = formatPaise(earningsPaise);
  const isEnough = earningsPaise >= totalPaise;
  const earnings = isEnough ? 'check.pay.earnings.text' : 'check.pay.earnings.short';
  return (
    <Card>
      <RadioGroup
        label={t('check.payment')}
        value={values.payment}
        onChange={(payment) => onChange({ payment })}
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
