import type { LeadDuplicate } from '@chowk/domain/leads';
import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { useMemo, useState } from 'react';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Badge } from '@/ui/base/badge';
import { DecisionBar } from '@/ui/desk/decision-bar';
import { KeyHelp } from '@/ui/desk/key-help';
import type { QueuePosition } from '@/ui/desk/queue-position';
import { useReviewKeys } from '@/ui/desk/use-review-keys';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { Photo } from '@/ui/photo/photo';
import { type WallPhoto, WallViewer } from '@/ui/photo/photo-wall';
import type { ActivationRequest } from './activation-request';
import { ApproveDialog } from './approve-dialog';
import { CaseFacts } from './case-facts';
import { CaseHead } from './case-head';
import { RejectDialog } from './reject-dialog';
import { useDecision } from './use-decision';
import { useTwinWords } from './use-twin-words';

interface CaseViewProps {
  request: ActivationRequest;
  place: QueuePosition;
  total: number;
  onPrevious: () => void;
  onNext: () => void;
  onDecided: (id: string) => void;
  onChanged: () => void;
  /** Whether a press that decides can have been meant for this case. */
  isMeant: () => boolean;
}

/** What speaks for and against a shop on one screen, and the keys that decide. */
export function CaseView({ request, place, total, ...on }: CaseViewProps) {
  const t = useMessages('activation');
  const kinds = useMessages('shops');
  const { id, lead, status } = request;
  const decision = useDecision({ id, onDecided: on.onDecided, onOpen: on.onChanged });
  const [overlay, setOverlay] = useState<'approve' | 'reject' | 'keys'>();
  const [zoomed, setZoomed] = useState<number>();
  const closer = (isOpen: boolean) => !isOpen && setOverlay(undefined);
  const isOpen = status === 'requested';
  const hasFailed = isOpen && lead.account_creation_status === 'failed';
  const photos = useMemo<WallPhoto[]>(
    () =>
      lead.photos.map(({ type, path }) => ({
        source: storedPhoto(SHOP_PHOTO_BUCKET, path),
        alt: t('photo', { what: kinds(`photo.${type}`), shop: lead.shop_name }),
        caption: kinds(`photo.${type}`),
      })),
    [lead, t, kinds],
  );
  const acts = {
    approve: () => {
      if (!isOpen || !on.isMeant()) return;
      if (request.duplicates.length > 0) setOverlay('approve');
      else void decision.approve();
    },
    reject: () => isOpen && on.isMeant() && !decision.busy && setOverlay('reject'),
    zoom: () => photos.length > 0 && setZoomed(0),
    help: () => setOverlay('keys'),
  };
  useReviewKeys(acts);

  return (
    <article className="grid min-w-0 gap-5">
      <CaseHead
        request={request}
        place={place}
        total={total}
        onPrevious={on.onPrevious}
        onNext={on.onNext}
        onHelp={acts.help}
      />
      {hasFailed && (
        <Banner tone="danger" title={t('account.failed')} text={t('failed.phone_taken')} />
      )}
      {!isOpen && <Banner title={t(`status.${status}`)} text={request.reason ?? undefined} />}
      {lead.notes && <Banner title={t('notes')} text={lead.notes} />}
      <Card title={t('photos')}>
        {photos.length === 0 && <p className="text-muted">{t('photosNone')}</p>}
        <ul aria-label={t('photos')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <li key={photo.source.id}>
              <Photo
                source={photo.source}
                alt={photo.alt}
                className="aspect-4/3 w-full"
                onOpen={() => setZoomed(index)}
              />
              <p className="mt-1 text-muted text-sm">{photo.caption}</p>
            </li>
          ))}
        </ul>
      </Card>
      <CaseDuplicates duplicates={request.duplicates} />
      <CaseFacts request={request} />
      {isOpen && (
        <DecisionBar
          words={{ approve: t(hasFailed ? 'act.retry' : 'act.approve'), reject: t('act.reject') }}
          busy={decision.busy}
          onApprove={acts.approve}
          onReject={acts.reject}
        />
      )}
      {zoomed !== undefined && (
        <WallViewer
          label={t('photos')}
          photos={photos}
          index={zoomed}
          onIndexChange={setZoomed}
          onClose={() => setZoomed(undefined)}
        />
      )}
      <ApproveDialog
        shop={lead.shop_name}
        duplicates={request.duplicates}
        open={overlay === 'approve'}
        onOpenChange={closer}
        onApprove={decision.approve}
      />
      <RejectDialog open={overlay === 'reject'} onOpenChange={closer} onReject={decision.reject} />
      <KeyHelp
        open={overlay === 'keys'}
        onOpenChange={closer}
        title={t('keys.title')}
        words={(act) => t(`keys.${act}`)}
      />
    </article>
  );
}

/** Shops and leads that look like this one: one shop must not be paid for twice. */
function CaseDuplicates({ duplicates }: { duplicates: readonly LeadDuplicate[] }) {
  const t = useMessages('activation');
  const twinWords = useTwinWords();
  return (
    <Card title={t('twins.title')}>
      {duplicates.length === 0 ? (
        <p className="text-muted">{t('twins.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {duplicates.map((twin) => (
            <li
              key={`${twin.kind} ${twin.id}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1"
            >
              <Badge tone={twin.same_phone ? 'danger' : 'warning'}>{t(`twins.${twin.kind}`)}</Badge>
              <span className="font-semibold">{twin.shop_name}</span>
              <span className="text-muted text-sm">{twinWords(twin)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
