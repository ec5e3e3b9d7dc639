import { type PlatformConfig, supplierInput } from '@chowk/domain/platform';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { useSetFigure } from './use-set-figure';

const LONGEST = { name: 100, address: 300, gstin: 20, state_code: 2 } as const;

interface SupplierFormProps {
  supplier: PlatformConfig['supplier'];
  canChange: boolean;
}

/** Who writes the invoices. */
export function SupplierForm({ supplier, canChange }: SupplierFormProps) {
  const t = useMessages('figures');
  const { save } = useSetFigure();
  const form = useCommandForm({
    schema: supplierInput,
    saved: { ...supplier, gstin: supplier.gstin ?? '' },
    given: ({ gstin, state_code, ...values }) => ({
      ...values,
      gstin: gstin.trim().toUpperCase(),
      state_code: state_code.trim(),
    }),
    isLive: true,
    words: {
      name: t('wrong.text', { most: LONGEST.name }),
      gstin: t('wrong.gstin'),
      gstin_state: t('wrong.gstin_state'),
      state_code: t('wrong.state_code'),
    },
    save: async (_, value) => save({ key: 'supplier', value }),
  });
  const field = (name: keyof typeof LONGEST) => ({
    label: t(`supplier.${name}`),
    maxLength: LONGEST[name],
    readOnly: !canChange,
    autoComplete: 'off',
    ...form.field(name),
  });

  return (
    <form {...form.box} className="grid gap-4">
      <TextField {...field('name')} />
      <TextArea {...field('address')} rows={2} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('gstin')} autoCapitalize="characters" />
        <TextField {...field('state_code')} inputMode="numeric" />
      </div>
      <FormOutcome form={form} />
      {canChange && form.isDirty && (
        <Button
          type="submit"
          className="justify-self-start"
          isLoading={form.isBusy}
          aria-label={t('saveOf', { what: t('name.supplier') })}
        >
          {t('save')}
        </Button>
      )}
    </form>
  );
}
