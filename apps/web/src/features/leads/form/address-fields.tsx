import { STATE_CODES } from '@/features/leads/state-codes';
import { useLanguage, useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import type { FieldsProps } from './lead-fields';
import { withPin } from './lead-fields';
import { LeadPosition, type WatchPosition } from './lead-position';
import { useNearPlace } from './near-place';

const MAX_ADDRESS_LENGTH = 300;

export function AddressFields({
  values,
  errorOf,
  change,
  look,
}: FieldsProps & { look: WatchPosition }) {
  const t = useMessages('leads');
  const { isFilled } = useNearPlace(values, change);
  return (
    <>
      <LeadPosition
        position={values.position}
        accuracy_m={values.accuracy_m}
        error={errorOf('position')}
        look={look}
        onChange={change}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('field.pin')}
          hint={t(isFilled ? 'field.pinNear' : 'field.pinHint')}
          error={errorOf('pin_code')}
          inputMode="numeric"
          autoComplete="off"
          value={values.pin_code}
          onChange={(event) => change(withPin(values, event.target.value))}
        />
        <StateField
          value={values.state_code}
          onChange={(state_code) => change({ state_code, pin_code: values.pin_code })}
        />
      </div>
      <TextArea
        label={t('field.address')}
        required={false}
        error={errorOf('address')}
        maxLength={MAX_ADDRESS_LENGTH}
        rows={2}
        autoComplete="off"
        value={values.address}
        onChange={(event) => change({ address: event.target.value })}
      />
    </>
  );
}

function StateField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useMessages('leads');
  const names = useMessages('states');
  const language = useLanguage();
  const options = STATE_CODES.map((code) => ({ value: code, label: names(code) }));
  return (
    <NativeSelect
      label={t('field.state')}
      required={false}
      placeholder={t('field.stateNone')}
      value={value}
      options={options.sort((one, other) => one.label.localeCompare(other.label, language))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
