import { PLACEMENT_TYPES } from '@chowk/domain/campaigns';
import { useMessages } from '@/i18n';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextField } from '@/ui/fields/text-field';
import type { StepProps } from './step-props';

const MAX_TITLE_LENGTH = 120;

export function PlacementStep({ values, change, errorOf }: StepProps) {
  const t = useMessages('wizard');
  const campaigns = useMessages('campaigns');
  const placementError = errorOf('placement_type');
  return (
    <>
      <TextField
        label={t('title.label')}
        hint={t('title.hint')}
        error={errorOf('title')}
        maxLength={MAX_TITLE_LENGTH}
        value={values.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <RadioGroup
        label={t('placement.label')}
        {...(placementError ? { error: placementError } : {})}
        value={values.placement_type}
        options={PLACEMENT_TYPES.map((value) => ({
          value,
          label: campaigns(`placement.${value}`),
          description: t(`placement.text.${value}`),
        }))}
        onChange={(placement_type) => change({ placement_type })}
      />
    </>
  );
}
