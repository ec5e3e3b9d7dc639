import { DEMO_AUDIENCES, DEMO_LIMITS, DEMO_TIMES } from '@chowk/domain/demo-requests';
import { CircleCheck } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { useDemoForm } from './use-demo-form';

const MAX_PHONE_LENGTH = 20;

export function DemoForm() {
  const t = useMessages('front');
  const { values, errors, state, change, send } = useDemoForm();
  if (state === 'done') return <Done />;
  return (
    <form
      noValidate
      className="grid gap-4 rounded-xl border border-line bg-surface p-5 sm:grid-cols-2 lg:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t('ask.name')}
        autoComplete="name"
        maxLength={DEMO_LIMITS.name}
        name="name"
        value={values.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t('ask.phone')}
        hint={t('ask.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MAX_PHONE_LENGTH}
        name="phone"
        value={values.phone}
        error={errors.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <NativeSelect
        label={t('ask.audience')}
        name="audience"
        value={values.audience}
        options={DEMO_AUDIENCES.map((value) => ({ value, label: t(`ask.audience.${value}`) }))}
        onChange={({ target }) => change({ audience: target.value })}
      />
      <NativeSelect
        label={t('ask.time')}
        name="preferred_time"
        value={values.preferred_time}
        options={DEMO_TIMES.map((value) => ({ value, label: t(`ask.time.${value}`) }))}
        onChange={({ target }) => change({ preferred_time: target.value })}
      />
      <TextField
        label={t('ask.city')}
        required={false}
        autoComplete="address-level2"
        maxLength={DEMO_LIMITS.city}
        name="city"
        value={values.city}
        onChange={({ target }) => change({ city: target.value })}
      />
      <TextArea
        label={t('ask.note')}
        required={false}
        className="sm:col-span-2"
        maxLength={DEMO_LIMITS.note}
        name="note"
        value={values.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {errors.form && <Banner tone="danger" title={errors.form} className="sm:col-span-2" />}
      <Button type="submit" size="lg" className="sm:col-span-2" isLoading={state === 'sending'}>
        {t('ask.send')}
      </Button>
    </form>
  );
}

function Done() {
  const t = useMessages('front');
  return (
    <div
      role="status"
      className="grid min-h-120 place-content-center justify-items-center gap-3 rounded-xl border border-line bg-surface p-8 text-center"
    >
      <CircleCheck aria-hidden className="size-12 text-success" />
      <p className="font-heading font-semibold text-2xl">{t('ask.done')}</p>
      <p className="max-w-prose text-muted">{t('ask.doneText')}</p>
    </div>
  );
}
