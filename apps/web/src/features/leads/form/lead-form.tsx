import type { Lead } from '@chowk/domain/leads';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { problemsOf, wordsOf } from '@/forms/checks';
import { FormOutcome } from '@/forms/form-outcome';
import type { CameraSlot } from '@/forms/use-draft-photos';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { ActionBar } from '@/ui/layout/action-bar';
import { Card } from '@/ui/layout/card';
import { AddressFields } from './address-fields';
import { Alike, SamePhone } from './duplicates';
import type { LeadDraft } from './lead-draft';
import { CHECKS, type LeadField, WORDS } from './lead-fields';
import type { WatchPosition } from './lead-position';
import { OwnerFields } from './owner-fields';
import { ShopFields } from './shop-fields';
import { useLeadForm } from './use-lead-form';

/** The name and the number are typed first; meanwhile the rest arrives. */
const LeadPhotos = lazy(() => import('./lead-photos').then((m) => ({ default: m.LeadPhotos })));

export interface LeadFormProps {
  id: string;
  /** Left out for a new one. */
  lead: Lead | undefined;
  draft: LeadDraft;
  look: WatchPosition;
  camera: (slot: CameraSlot) => ReactNode;
  linkTo: (leadId: string) => ReactElement<{ className?: string; children?: ReactNode }>;
  onSaved: (isWaiting: boolean) => void;
  onCancel?: () => void;
}

const MAX_NOTES_LENGTH = 1000;

/** One page, one thumb, what is needed first. Every letter is kept on the phone at once. */
export function LeadForm({ look, camera, linkTo, onCancel, ...subject }: LeadFormProps) {
  const t = useMessages('leads');
  const form = useLeadForm(subject);
  const { values, change } = form;
  const isNew = subject.lead === undefined;

  // A position is judged while one still stands there.
  const place = problemsOf(CHECKS, values).find(({ path }) => path === 'position');
  const placeKey = place && wordsOf(WORDS, place);
  const errorOf = (field: LeadField) =>
    form.errorOf(field) ?? (field === 'position' && placeKey ? t(placeKey) : undefined);
  const fields = { values, errorOf, change };
  const typed = { id: subject.id, values, linkTo };
  return (
    <Card title={isNew ? undefined : t('form.editTitle')}>
      <p className="mb-5 text-muted text-sm">{t('form.text')}</p>
      {subject.draft.isRestored && <Banner className="mb-5" title={t('form.kept')} />}
      <form {...form.box} className="flex flex-col gap-7">
        <Part title={t('form.owner')}>
          <OwnerFields {...fields} />
          <SamePhone {...typed} />
        </Part>
        <Part title={t('form.shop')}>
          <ShopFields {...fields} />
          <Alike {...typed} />
        </Part>
        <Part title={t('form.photos')}>
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
            <LeadPhotos
              draft={subject.draft}
              photos={values.photos}
              error={errorOf('photos')}
              camera={camera}
              onChange={(photos) => change({ photos })}
            />
          </Suspense>
        </Part>
        <Part title={t('form.place')}>
          <AddressFields {...fields} look={look} />
        </Part>
        <Part title={t('form.more')}>
          <TextField
            label={t('field.email')}
            required={false}
            error={errorOf('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={values.email}
            onChange={(event) => change({ email: event.target.value })}
          />
          <TextArea
            label={t('field.notes')}
            required={false}
            error={errorOf('notes')}
            maxLength={MAX_NOTES_LENGTH}
            rows={2}
            value={values.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        </Part>
        <FormOutcome form={form} />
        <ActionBar>
          {form.errorCount > 0 && (
            <p role="status" className="font-medium text-danger-ink text-sm">
              {t('form.fix')}
            </p>
          )}
          <div className="flex gap-3">
            {onCancel && (
              <Button variant="secondary" className="flex-1" onClick={onCancel}>
                {t('form.cancel')}
              </Button>
            )}
            <Button
              type="submit"
              className="flex-[2]"
              disabled={!form.isDirty}
              isLoading={form.isBusy}
              icon={<Check aria-hidden className="size-5" />}
            >
              {t(isNew ? 'form.save' : 'form.saveChange')}
            </Button>
          </div>
        </ActionBar>
      </form>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-3 font-heading font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}
