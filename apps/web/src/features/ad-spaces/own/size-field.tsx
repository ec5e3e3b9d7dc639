import { cmOf, feetOf } from '@chowk/domain/ad-spaces';
import { useId } from 'react';
import { useMessages } from '@/i18n';
import { FieldError } from '@/ui/fields/field';
import { GroupedInput } from '@/ui/fields/number/grouped-input';

interface SizeFieldProps {
  label: string;
  /** In centimetres, as it is stored. */
  value: number | null;
  error: string | undefined;
  onChange: (cm: number | null) => void;
}

/** A length as it is measured on the wall: feet and inches. */
export function SizeField({ label, value, error, onChange }: SizeFieldProps) {
  const t = useMessages('adspaces');
  const errorId = useId();
  const size = value === null ? undefined : feetOf(value);
  function change(feet: number | null, inches: number | null) {
    const isEmpty = feet === null && inches === null;
    onChange(isEmpty ? null : cmOf({ feet: feet ?? 0, inches: inches ?? 0 }));
  }
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        <GroupedInput
          label={t('feetOf', { what: label })}
          isLabelHidden
          decimals={0}
          inputClassName="pe-14"
          suffix={<span className="pe-4 text-muted">{t('unit.feet')}</span>}
          value={size?.feet ?? null}
          onChange={(feet) => change(feet, size?.inches || null)}
        />
        <GroupedInput
          label={t('inchesOf', { what: label })}
          isLabelHidden
          decimals={0}
          inputClassName="pe-14"
          suffix={<span className="pe-4 text-muted">{t('unit.inches')}</span>}
          value={size?.inches ?? null}
          onChange={(inches) => change(size?.feet ?? null, inches)}
        />
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
