import { judgePlace } from '@chowk/domain/proofs';
import { Suspense } from 'react';
import {
  type DraftPhoto,
  newestPhoto,
  type ProofDraft,
} from '@/features/proofs/capture/proof-draft';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { LocationCircle } from './location-circle';
import type { ExpectedLocation } from './location-words';
import { useLocationWords } from './use-location-words';
import type { PhoneLocation } from './watch-location';

/** Only for whoever said no. */
const PermissionHelp = lazy(() =>
  import('@/ui/overlays/permission-help').then((m) => ({ default: m.PermissionHelp })),
);

/** As the server will judge it, told before it is sent: one photo taken elsewhere is enough. */
export function isFar({ fix, takenAtMs }: DraftPhoto, expected?: ExpectedLocation): boolean {
  if (!fix || !expected) return false;
  const timed = { ...fix, accuracyM: fix.accuracy_m, fixedMs: Date.parse(fix.fixed_at) };
  return judgePlace(timed, { ...expected, capturedMs: takenAtMs }).verdict === 'fail';
}

interface LocationCardProps {
  place: PhoneLocation;
  draft: ProofDraft | undefined;
  expected: ExpectedLocation | undefined;
  onLook: () => void;
}

/** Whether the place is noted and how exactly; it never stands in the way of sending. */
export function LocationCard({ place, draft, expected, onLook }: LocationCardProps) {
  const t = useMessages('proofs');
  // What was found before a reload, or what is being found now.
  const fix = draft && newestPhoto(draft)?.fix;
  const before = fix ? ({ state: 'found', fix } as const) : place;
  const shown = place.state === 'idle' ? before : { ...place, fix: fix ?? place.fix };
  const words = useLocationWords(shown, expected);
  const again = (
    <Button variant="secondary" size="sm" onClick={onLook}>
      {t('place.again')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <div className="flex items-center gap-3">
        <LocationCircle place={shown} />
        <p role="status" className="min-w-0 flex-1 text-sm">
          {words}
        </p>
        {shown.state !== 'looking' && shown.state !== 'idle' && again}
      </div>
      {shown.state === 'denied' && (
        <Suspense>
          <PermissionHelp of="place" />
        </Suspense>
      )}
      {expected?.shop === null && <p className="text-muted text-sm">{t('place.noShop')}</p>}
      {draft?.photos.some((photo) => isFar(photo, expected)) && (
        <Banner tone="warning" title={t('far.title')} text={t('far.text')} />
      )}
    </div>
  );
}
