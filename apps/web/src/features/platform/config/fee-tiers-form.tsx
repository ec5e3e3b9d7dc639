import { formatPaise } from '@chowk/domain/kernel';
import { MAX_TIERS, type PlatformConfig } from '@chowk/domain/platform';
import { Plus, Trash2 } from 'lucide-react';
import { newId } from '@/api/client/contract-client';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { FieldError } from '@/ui/fields/field';
import { MoneyField } from '@/ui/fields/number/money-field';
import { TextField } from '@/ui/fields/text-field';
import { TIER_CHECKS, type TypedTier, typedTiers } from './figure-text';
import { useSetFigure } from './use-set-figure';

interface FeeTiersFormProps {
  tiers: PlatformConfig['fee_tiers'];
  canChange: boolean;
}

export function FeeTiersForm({ tiers, canChange }: FeeTiersFormProps) {
  const t = useMessages('figures');
  const { save } = useSetFigure();
  const form = useCommandForm({
    ...TIER_CHECKS,
    saved: { value: typedTiers(tiers) },
    isLive: true,
    save: async (_, { value }) =>
      save({ key: 'fee_tiers', value: [...value].sort((a, b) => a.fromPaise - b.fromPaise) }),
  });
  const { value: typed, onChange, error } = form.control('value');
  const wrong = (place: number, name: string, words: string) =>
    form.errorOf(`value.${place}.${name}`) && words;
  const change = (id: string, to: Partial<TypedTier>) =>
    onChange(typed.map((tier) => (tier.id === id ? { ...tier, ...to } : tier)));

  return (
    <form {...form.box} className="grid gap-3">
      <ul className="grid gap-3">
        {typed.map(({ id, fromPaise, percent }, place) => (
          <li key={id} className="flex items-start gap-2">
            <MoneyField
              className="flex-1"
              label={t('tier.from')}
              value={fromPaise}
              error={wrong(place, 'fromPaise', t('wrong.amount'))}
              disabled={!canChange}
              onChange={(from) => change(id, { fromPaise: from })}
            />
            <TextField
              className="w-28"
              label={t('tier.fee')}
              inputMode="decimal"
              value={percent}
              error={wrong(place, 'feeBps', t('wrong.percent'))}
              readOnly={!canChange}
              onChange={({ target }) => change(id, { percent: target.value })}
            />
            {canChange && (
              <IconButton
                className="mt-6.5"
                label={t('tier.remove', { from: formatPaise(fromPaise ?? 0) })}
                icon={<Trash2 aria-hidden className="size-5" />}
                onClick={() => onChange(typed.filter((tier) => tier.id !== id))}
              />
            )}
          </li>
        ))}
      </ul>
      <FieldError id={undefined} error={error} />
      <FormOutcome form={form} />
      {canChange && (
        <div className="flex flex-wrap gap-3">
          {typed.length < MAX_TIERS && (
            <Button
              variant="secondary"
              icon={<Plus aria-hidden className="size-5" />}
              onClick={() => onChange([...typed, { id: newId(), fromPaise: null, percent: '' }])}
            >
              {t('tier.add')}
            </Button>
          )}
          {form.isDirty && (
            <Button
              type="submit"
              isLoading={form.isBusy}
              aria-label={t('saveOf', { what: t('name.fee_tiers') })}
            >
              {t('save')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
