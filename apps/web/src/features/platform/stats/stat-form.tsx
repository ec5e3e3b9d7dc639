import { type PlatformStat, STAT_CATEGORIES, savePlatformStat } from '@chowk/domain/platform';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextField } from '@/ui/fields/text-field';

const LONGEST = { value: 24, label: 60 } as const;

interface StatFormProps {
  stat: PlatformStat;
  /** Throws what it was refused for. */
  onSave: (stat: PlatformStat) => Promise<void>;
}

export function StatForm({ stat, onSave }: StatFormProps) {
  const t = useMessages('stats');
  const form = useCommandForm({
    schema: savePlatformStat.input,
    saved: {
      ...stat,
      stat_label_hi: stat.stat_label_hi ?? '',
      display_order: String(stat.display_order),
    },
    given: ({ display_order: order, ...values }) => ({
      ...values,
      display_order: order.trim() === '' ? null : Number(order),
    }),
    words: {
      stat_value: t('missing'),
      stat_label: t('missing'),
      display_order: t('wrongOrder'),
    },
    save: (_, input) => onSave(input),
  });
  return (
    <form {...form.box} className="grid gap-4">
      <TextField
        label={t('value')}
        hint={t('valueHint')}
        maxLength={LONGEST.value}
        {...form.field('stat_value')}
      />
      <TextField label={t('label')} maxLength={LONGEST.label} {...form.field('stat_label')} />
      <TextField
        label={t('labelHi')}
        lang="hi"
        maxLength={LONGEST.label}
        {...form.field('stat_label_hi')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect
          label={t('page')}
          options={STAT_CATEGORIES.map((value) => ({ value, label: t(`page.${value}`) }))}
          {...form.field('category')}
        />
        <TextField label={t('order')} inputMode="numeric" {...form.field('display_order')} />
      </div>
      <Checkbox label={t('isShown')} {...form.field('is_active')} />
      <FormOutcome form={form} />
      <Button type="submit" isLoading={form.isBusy} className="justify-self-end">
        {t('save')}
      </Button>
    </form>
  );
}
