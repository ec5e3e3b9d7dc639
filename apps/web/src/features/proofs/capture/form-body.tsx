import { ChowkError } from '@chowk/domain/kernel';
import { Camera, ChevronDown, Images, Send } from 'lucide-react';
import { memo, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { errorKey } from '@/api/errors/error-words';
import { LocationCard } from '@/features/proofs/location/location-card';
import type { ExpectedLocation } from '@/features/proofs/location/location-words';
import type { PhoneLocation } from '@/features/proofs/location/watch-location';
import { useMessages } from '@/i18n';
import { StorageFullError } from '@/offline/store/quota';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { FileButton } from '@/ui/fields/file-button';
import { TextArea } from '@/ui/fields/text-area';
import { PageActionBar } from '@/ui/layout/action-bar';
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
  /** The photos before were sent back. */
  isRetake: boolean;
  /** Where the page has its one next step. */
  bar: HTMLElement | null;
  place: PhoneLocation;
  expected: ExpectedLocation | undefined;
  consent: LocationConsent;
  onLook: () => void;
  onConsentGiven: () => void;
  onCamera: (instead?: string) => void;
  onFiles: (files: readonly File[]) => void;
}

function Body(props: FormBodyProps) {
  const { flow, state, place, expected, consent, onLook } = props;
  const t = useMessages('proofs');
  const photos = state.draft?.photos ?? [];
  return (
    <div className="flex flex-col gap-4">
      {state.isRestored && <Banner title={t('flow.kept')} />}
      <DraftPhotos {...{ flow, state, expected }} onRetake={props.onCamera} />
      <BadFiles files={state.badFiles} />
      {photos.length < MOST_PHOTOS ? (
        <FileButton
          accept="image/*"
          isMultiple
          variant="quiet"
          className="-ms-3 self-start"
          disabled={state.isSending}
          icon={<Images aria-hidden className="size-5" />}
          onAsk={onLook}
          onFiles={props.onFiles}
        >
          {t('flow.choose')}
        </FileButton>
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
      {props.bar && createPortal(<NextStep {...props} />, props.bar)}
    </div>
  );
}

/** Behind the camera nothing is drawn anew: the shutter has the phone to itself. */
export const FormBody = memo(Body, (_, { isCovered }) => isCovered);

/** Take the photos that are missing; then send them. */
function NextStep({ flow, state, photosNeeded, isRetake, onCamera }: FormBodyProps) {
  const t = useMessages('proofs');
  const have = state.draft?.photos.length ?? 0;
  const isComplete = have >= photosNeeded;
  const first = isRetake ? 'flow.retakeAll' : 'flow.take';
  const camera = <Camera aria-hidden className="size-5" />;
  return (
    <PageActionBar>
      {(have > 0 || photosNeeded > 1) && (
        <p role="status" className="text-center text-muted text-sm">
          {have > photosNeeded
            ? t('flow.over', { count: have })
            : t('flow.count', { count: photosNeeded, have })}
        </p>
      )}
      {isComplete ? (
        <div className="flex flex-row-reverse flex-wrap gap-3">
          <Button
            className="min-w-words flex-1"
            disabled={state.preparing > 0}
            isLoading={state.isSending}
            icon={<Send aria-hidden className="size-5" />}
            onClick={() => void flow.send()}
          >
            {t('flow.send', { count: have })}
          </Button>
          {have < MOST_PHOTOS && (
            <Button
              variant="secondary"
              disabled={state.isSending}
              icon={camera}
              aria-label={t('flow.another')}
              onClick={() => onCamera()}
            />
          )}
        </div>
      ) : (
        <Button isWide icon={camera} onClick={() => onCamera()}>
          {t(have > 0 ? 'flow.another' : first)}
        </Button>
      )}
    </PageActionBar>
  );
}

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
