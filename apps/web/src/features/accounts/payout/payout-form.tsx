import type { PayoutDetails } from '@chowk/domain/accounts';
import { useState } from 'react';
import { FormOutcome } from '@/forms/form-outcome';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { PayoutHold } from './payout-hold';
import { type PayoutValues, usePayoutForm } from './use-payout-form';

type FieldName = keyof PayoutValues;

const FIELDS = [
  { name: 'upi_id', mask: 'upi_masked', maxLength: 320, autoCapitalize: 'none' },
  { name: 'pan', mask: 'pan_masked', maxLength: 14, autoCapitalize: 'characters' },
] as const;

export function PayoutForm({ details }: { details: PayoutDetails }) {
  const t = useMessages('settings');
  const form = usePayoutForm();
  const [removing, setRemoving] = useState<FieldName>();
  return (
    <form {...form.box} className="flex flex-col gap-5">
      <PayoutHold details={details} />
      {FIELDS.map(({ name, mask, ...input }) => {
        const saved = details[mask];
        return (
          <div key={name} className="flex flex-col gap-2">
            <TextField
              label={t(`payout.${name}`)}
              hint={t(name === 'upi_id' && saved ? 'payout.upi_idWait' : `payout.${name}_hint`)}
              autoComplete="off"
              spellCheck={false}
              {...input}
              {...form.field(name)}
            />
            {saved && <Saved mask={saved} name={name} onRemove={() => setRemoving(name)} />}
          </div>
        );
      })}
      <FormOutcome form={form} saved={t('payout.saved')} />
      <Button type="submit" className="self-start" disabled={!form.isDirty} isLoading={form.isBusy}>
        {t('payout.save')}
      </Button>
      <LazyConfirmDialog
        open={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        title={t(removing === 'pan' ? 'payout.removePan' : 'payout.removeUpi')}
        losses={[t(removing === 'pan' ? 'payout.losePan' : 'payout.loseUpi')]}
        confirmLabel={t('payout.remove')}
        onConfirm={() => (removing ? form.remove(removing) : undefined)}
      />
    </form>
  );
}

interface SavedProps {
  mask: string;
  name: FieldName;
  onRemove: () => void;
}

function Saved({ mask, name, onRemove }: SavedProps) {
  const t = useMessages('settings');
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken px-3 py-2">
      <span className="text-sm">
        {t('payout.current')}{' '}
        <span className="whitespace-nowrap font-semibold tabular-nums">{mask}</span>
      </span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('payout.removeOf', { what: t(`payout.${name}`) })}
        onClick={onRemove}
      >
        {t('payout.remove')}
      </Button>
    </p>
  );
}
