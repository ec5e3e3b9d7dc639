import { SAMPLE_PHOTO_BUCKET } from '@chowk/domain/campaigns';
import type { ReactNode } from 'react';
import type { DraftField, DraftValues } from '@/features/campaigns/draft/draft-fields';
import { useFieldWords } from '@/features/campaigns/draft/use-field-words';
import type { WizardStep } from '@/features/campaigns/draft/wizard-steps';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Card } from '@/ui/layout/card';
import { Photo } from '@/ui/photo/photo';

const FIELDS: Record<Exclude<WizardStep, 'review'>, readonly DraftField[]> = {
  placement: ['title', 'placement_type'],
  brief: ['brief'],
  where: ['shop_id', 'areas', 'shop_types'],
  money: ['payout_paise', 'slots', 'payment_nature'],
  rules: ['starts_on', 'ends_on', 'photos_needed', 'fence_m', 'days_to_submit'],
};
const STEPS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

interface ReviewStepProps {
  values: DraftValues;
  /** A link to the step, to change what it says. */
  editLink: (step: WizardStep, label: string) => ReactNode;
}

/** Everything once more, each part with the way back to it. */
export function ReviewStep({ values, editLink }: ReviewStepProps) {
  const t = useMessages('wizard');
  const { labelOf, textOf } = useFieldWords();
  const { sample_photo_path: path } = values;
  return (
    <>
      <p className="text-muted">{t('review.text')}</p>
      {STEPS.map((step) => (
        <Card
          key={step}
          title={t(`step.${step}`)}
          actions={editLink(step, t('step.edit', { step: t(`step.${step}`) }))}
        >
          <dl className="grid gap-3 sm:grid-cols-2">
            {FIELDS[step].map((field) => (
              <div key={field} className="min-w-0">
                <dt className="text-muted text-sm">{labelOf(field)}</dt>
                <dd className="whitespace-pre-line break-words font-medium">
                  {textOf(field, values)}
                </dd>
              </div>
            ))}
          </dl>
          {step === 'brief' && path && (
            <Photo
              source={storedPhoto(SAMPLE_PHOTO_BUCKET, path)}
              alt={t('photo.alt')}
              className="mt-4 aspect-4/3 w-full max-w-xs"
            />
          )}
        </Card>
      ))}
    </>
  );
}
