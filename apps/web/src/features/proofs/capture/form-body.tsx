import { ChowkError } from '@chowk/domain/kernel';
import { Camera, ChevronDown, Images, Send } from 'lucide-react';
import { memo, Suspense } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { type ExpectedLocation, LocationCard } from '@/features/proofs/location/location-card';
import type { PhoneLocation } from '@/features/proofs/location/watch-location';
import { useMessages } from '@/i18n';
import { StorageFullError } from '@/offline/store/quota';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { FileButton } from '@/ui/fields/file-button';
import { TextArea } from '@/ui/fields/text-area';
import { ActionBar } from '@/ui/layout/action-bar';
import { DraftPhotos } from './photos/draft-photos';
import { type BadFile, type FlowState, type ProofFlow, UsedPhotoError } from './proof-flow';

/** Asked once in a shop's life. */
const LocationConsent = lazy(() =>
  import('@/features/proofs/location/location-consent').then((m) => ({
    default: m.LocationConsent,
  })),
);

/** As many as the contract takes. */
export const MOST_PHOTOS = 5;
const MAX_NOTE_LENGTH = 500;

/** Whether the person agreed that their place is noted, and how they do. */
export interface LocationConsent {
  readonly isGiven: boolean;
  readonly give: () => Promise<void>;
}

interface FormBodyProps {
  /** The camera stands before it. */
  isCovered: boolean;
  flow: ProofFlow;
  state: FlowState;
  photosNeeded: number;
  place: PhoneLocation;
  expected: ExpectedLocation | undefined;
  consent: LocationConsent;
  onLook: () => void;
  onConsentGiven: () => void;
  onCamera: (instead?: string) => void;
  onFiles: (files: readonly File[]) => void;
}

function Body(props: FormBodyProps) {
  const { flow, state, photosNeeded, place, expected, consent, onLook } = props;
  const t = useMessages('proofs');
  const photos = state.draft?.photos ?? [];
  const missing = Math.max(0, photosNeeded - photos.length);
  return (
    <div className="flex flex-col gap-4">
      {state.isRestored && <Banner title={t('flow.kept')} />}
      <DraftPhotos {...{ flow, state, expected }} onRetake={props.onCamera} />
      <BadFiles files={state.badFiles} />
      {photos.length < MOST_PHOTOS ? (
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button
            variant={missing > 0 ? 'primary' : 'secondary'}
            disabled={state.isSending}
            icon={<Camera aria-hidden className="size-5" />}
            onClick={() => props.onCamera()}
          >
            {t(photos.length > 0 ? 'flow.another' : 'flow.take')}
          </Button>
          <FileButton
            accept="image/*"
            isMultiple
            variant="secondary"
            disabled={state.isSending}
            icon={<Images aria-hidden className="size-5" />}
            onAsk={onLook}
            onFiles={props.onFiles}
          >
            {t('flow.choose')}
          </FileButton>
        </div>
      ) : (
        <p className="text-sm">{t('photo.tooMany', { count: MOST_PHOTOS })}</p>
      )}
      {consent.isGiven ? (
        <LocationCard place={place} draft={state.draft} expected={expected} onLook={onLook} />
      ) : (
        <Suspense>
          <LocationConsent onGive={consent.give} onGiven={props.onConsentGiven} />
        </Suspense>
      )}
      <CheckedList hasChosen={photos.some(({ source }) => source === 'file')} />
      <TextArea
        label={t('flow.notes')}
        hint={t('flow.notesHint')}
        maxLength={MAX_NOTE_LENGTH}
        rows={2}
        value={state.draft?.notes ?? ''}
        disabled={state.isSending}
        onChange={(event) => void flow.setNotes(event.target.value)}
      />
      {state.error !== undefined && <Problem error={state.error} />}
      <ActionBar isResting={missing > 0}>
        <p role="status" className="text-muted text-sm">
          {missing > 0
            ? t('flow.missing', { count: missing })
            : t(photos.length > photosNeeded ? 'flow.countOver' : 'flow.count', {
                have: photos.length,
                need: photosNeeded,
              })}
        </p>
        <Button
          isWide
          disabled={missing > 0 || state.preparing > 0}
          isLoading={state.isSending}
          icon={<Send aria-hidden className="size-5" />}
          onClick={() => void flow.send()}
        >
          {t('flow.send')}
        </Button>
      </ActionBar>
    </div>
  );
}

/** Behind the camera nothing is drawn anew: the shutter has the phone to itself. */
export const FormBody = memo(Body, (_, { isCovered }) => isCovered);

function Problem({ error }: { error: unknown }) {
  const t = useMessages('proofs');
  const errors = useMessages('errors');
  return <Banner tone="danger" title={errors(errorKey(error))} text={t('flow.failed')} />;
}

const CHECKS = ['place', 'time', 'new', 'clear'] as const;

/** Plainly what will be looked at, so that nobody is surprised by a refusal. */
function CheckedList({ hasChosen }: { hasChosen: boolean }) {
  const t = useMessages('proofs');
  return (
    <div className="flex flex-col gap-2">
      {hasChosen && <p className="text-sm text-warning-ink">{t('gallery.note')}</p>}
      <details className="group rounded-lg bg-sunken px-3">
        <summary className="flex min-h-touch items-center justify-between gap-2 font-medium">
          {t('checked.title')}
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="list-disc space-y-1 ps-5 pb-3 text-sm">
          {CHECKS.map((check) => (
            <li key={check}>{t(`checked.${check}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const REASONS = ['no_photo', 'cut_off', 'heic'] as const;
type Reason = (typeof REASONS)[number] | 'too_large' | 'used_here' | 'used_earlier' | 'no_room';

/** Why a file did not become a photo; each has its own words. */
function badFileReason(error: unknown): Reason | 'other' {
  if (error instanceof UsedPhotoError) {
    return error.where === 'here' ? 'used_here' : 'used_earlier';
  }
  if (error instanceof StorageFullError) return 'no_room';
  if (!(error instanceof ChowkError)) return 'other';
  if (error.code === 'IMAGE_TOO_LARGE' || error.code === 'BODY_TOO_LARGE') return 'too_large';
  return REASONS.find((reason) => reason === error.details?.reason) ?? 'no_photo';
}

/** Which files were not taken and why. Trying them again would change nothing, so it is not offered. */
function BadFiles({ files }: { files: readonly BadFile[] }) {
  const t = useMessages('proofs');
  if (files.length === 0) return null;
  return (
    <Banner
      tone="danger"
      title={t('bad.title', { count: files.length })}
      text={
        <span className="flex flex-col">
          {files.map(({ id, name, error }) => (
            <span key={id}>{t(`bad.${badFileReason(error)}`, { name })}</span>
          ))}
        </span>
      }
    />
  );
}
