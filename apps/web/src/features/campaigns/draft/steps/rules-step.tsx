import { DAYS_TO_SUBMIT, FENCE_M, MAX_PROOF_PHOTOS } from '@chowk/domain/campaigns';
import { istDay } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { NumberField } from '@/ui/fields/number/number-field';
import { TextField } from '@/ui/fields/text-field';
import type { StepProps } from './step-props';

const FENCE_STEP_M = 10;

export function RulesStep({ values, change, errorOf }: StepProps) {
  const t = useMessages('wizard');
  const today = istDay(Date.now());
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('dates.starts')}
          hint={t('dates.startsHint')}
          error={errorOf('starts_on')}
          min={today}
          value={values.starts_on}
          onChange={(event) => change({ starts_on: event.target.value })}
        />
        <TextField
          type="date"
          label={t('dates.ends')}
          error={errorOf('ends_on')}
          min={values.starts_on || today}
          value={values.ends_on}
          onChange={(event) => change({ ends_on: event.target.value })}
        />
      </div>
      <NumberField
        label={t('rules.photos')}
        error={errorOf('photos_needed')}
        min={1}
        max={MAX_PROOF_PHOTOS}
        value={values.photos_needed}
        onChange={(photos_needed) => change({ photos_needed })}
      />
      <NumberField
        label={t('rules.fence')}
        hint={t('rules.fenceHint', { usual: FENCE_M.usual })}
        error={errorOf('fence_m')}
        min={FENCE_M.least}
        max={FENCE_M.most}
        step={FENCE_STEP_M}
        value={values.fence_m}
        onChange={(fence_m) => change({ fence_m })}
      />
      <NumberField
        label={t('rules.days')}
        error={errorOf('days_to_submit')}
        min={DAYS_TO_SUBMIT.least}
        max={DAYS_TO_SUBMIT.most}
        value={values.days_to_submit}
        onChange={(days_to_submit) => change({ days_to_submit })}
      />
    </>
  );
}
