import { Suspense } from 'react';
import { useMessages } from '@/i18n';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextArea } from '@/ui/fields/text-area';
import type { StepProps } from './step-props';

/** Brings all that sends a photo along, which the other steps do without. */
const SamplePhoto = lazy(() => import('./sample-photo').then((m) => ({ default: m.SamplePhoto })));

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
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <SamplePhoto
          path={values.sample_photo_path}
          onChange={(sample_photo_path) => change({ sample_photo_path })}
        />
      </Suspense>
    </>
  );
}
