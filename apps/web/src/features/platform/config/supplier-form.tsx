import { isGstin, stateCodeOfGstin } from '@chowk/domain/kernel';
import type { PlatformConfig } from '@chowk/domain/platform';
import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { useSetFigure } from './use-set-figure';

const LONGEST = { name: 100, address: 300, gstin: 20, state_code: 2 } as const;
const STATE_CODE = /^\d{2}$/;

interface SupplierFormProps {
  supplier: PlatformConfig['supplier'];
  canChange: boolean;
}

/** Who writes the invoices. */
export function SupplierForm({ supplier, canChange }: SupplierFormProps) {
  const t = useMessages('figures');
  const { isBusy, refusalWords, save } = useSetFigure();
  const saved = { ...supplier, gstin: supplier.gstin ?? '' };
  const [typed, setTyped] = useState<typeof saved>();
  const draft = typed ?? saved;
  const gstin = draft.gstin.trim().toUpperCase();
  function stateProblem(code: string, of: string): string | undefined {
    if (!STATE_CODE.test(code)) return t('wrong.state_code');
    return isGstin(of) && stateCodeOfGstin(of) !== code ? t('wrong.gstin_state') : undefined;
  }

  const wrong = {
    name: draft.name.trim() === '' ? t('wrong.text', { most: LONGEST.name }) : undefined,
    gstin: gstin !== '' && !isGstin(gstin) ? t('wrong.gstin') : undefined,
    state_code: stateProblem(draft.state_code.trim(), gstin),
  };
  const isRight = Object.values(wrong).every((problem) => problem === undefined);
  const field = (name: keyof typeof LONGEST) => ({
    label: t(`supplier.${name}`),
    value: draft[name],
    maxLength: LONGEST[name],
    readOnly: !canChange,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...draft, [name]: target.value }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isRight) return;
    const value = {
      name: draft.name.trim(),
      address: draft.address.trim(),
      gstin: gstin === '' ? null : gstin,
      state_code: draft.state_code.trim(),
    };
    if (await save({ key: 'supplier', value })) setTyped(undefined);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField {...field('name')} error={wrong.name} />
      <TextArea {...field('address')} rows={2} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('gstin')} error={wrong.gstin} autoCapitalize="characters" />
        <TextField {...field('state_code')} error={wrong.state_code} inputMode="numeric" />
      </div>
      {refusalWords && <Banner tone="danger" title={refusalWords} />}
      {canChange && JSON.stringify(draft) !== JSON.stringify(saved) && (
        <Button
          type="submit"
          className="justify-self-start"
          isLoading={isBusy}
          aria-label={t('saveOf', { what: t('name.supplier') })}
        >
          {t('save')}
        </Button>
      )}
    </form>
  );
}
