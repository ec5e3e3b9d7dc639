import { useMessages } from '@/i18n';
import { TextField } from '@/ui/fields/text-field';
import type { FieldsProps } from './lead-fields';

const MAX_NAME_LENGTH = 120;

/** The number first: whether the shop is known already decides whether the rest is worth typing. */
export function OwnerFields({ values, errorOf, change }: FieldsProps) {
  const t = useMessages('leads');
  return (
    <>
      <TextField
        label={t('field.phone')}
        hint={t('field.phoneHint')}
        error={errorOf('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={values.phone}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <TextField
        label={t('field.owner')}
        error={errorOf('owner_name')}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        autoCapitalize="words"
        value={values.owner_name}
        onChange={(event) => change({ owner_name: event.target.value })}
      />
    </>
  );
}
