import { useMessages } from '@/i18n';
import { TextArea } from '@/ui/text-area';
import { SamplePhoto } from './sample-photo';
import type { StepProps } from './step-props';

const MAX_BRIEF_LENGTH = 2_000;

export function BriefStep({ values, change, errorOf }: StepProps) {
  const t = useMessages('wizard');
  return (
    <>
      <TextArea
        label={t('brief.label')}
        hint={t('brief.hint')}
        error={errorOf('brief')}
        rows={5}
        maxLength={MAX_BRIEF_LENGTH}
        value={values.brief}
        onChange={(event) => change({ brief: event.target.value })}
      />
      <SamplePhoto
        path={values.sample_photo_path}
        onChange={(sample_photo_path) => change({ sample_photo_path })}
      />
    </>
  );
}
