import { formatDate, formatDistance } from '@chowk/domain/kernel';
import type { Proof } from '@chowk/domain/proofs';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { PhotoWall } from '@/ui/photo/photo-wall';
import { useReasonWords } from './use-reason-words';

const VERDICT_TONES = { pass: 'success', unsure: 'warning', fail: 'danger' } as const;

/** The photos, what was found about them, and what was decided. */
export function ProofDetails({ proof }: { proof: Proof }) {
  const t = useMessages('proofs');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title={t('view.photos')}>
        <PhotoWall
          label={t('view.photos')}
          className="grid-cols-2! sm:grid-cols-3!"
          photos={proof.photos.map((photo, place) => ({
            source: storedPhoto('proof-photos', photo.path),
            alt: t('view.photoAlt', { number: place + 1, shop: proof.shop_name }),
            caption: <Quality photo={photo} />,
          }))}
        />
        {proof.notes && (
          <p className="mt-4 whitespace-pre-line">
            <span className="block text-muted text-sm">{t('view.notes')}</span>
            {proof.notes}
          </p>
        )}
      </Card>
      <div className="flex flex-col gap-4">
        <Decision proof={proof} />
        <PlaceCard proof={proof} />
        <Times proof={proof} />
      </div>
    </div>
  );
}

function Quality({ photo }: { photo: Proof['photos'][number] }) {
  const t = useMessages('proofs');
  const words = [
    photo.is_blurred && t('quality.blurred'),
    photo.is_dark && t('quality.dark'),
  ].filter(Boolean);
  return words.join(' · ');
}

function Decision({ proof }: { proof: Proof }) {
  const t = useMessages('proofs');
  const words = useReasonWords();
  if (proof.status === 'rejected') {
    const [own] = proof.reject_reason ? words.inEach(proof.reject_reason) : [];
    const text = [own?.text, proof.review_note].filter(Boolean).join(' — ');
    return <Banner tone="warning" title={t('rejected.title')} text={text} />;
  }
  const tone = proof.status === 'approved' ? 'success' : 'info';
  return (
    <Banner
      tone={tone}
      title={t(`status.${proof.status}`)}
      text={proof.dispute_note ? `${t('dispute.said')}: ${proof.dispute_note}` : undefined}
    />
  );
}

function PlaceCard({ proof }: { proof: Proof }) {
  const t = useMessages('proofs');
  const language = useLanguage();
  const { verdict, fix, distance_m } = proof;
  const text =
    fix && distance_m !== null
      ? t('view.distance', {
          distance: formatDistance(distance_m, language),
          accuracy: formatDistance(fix.accuracy_m, language),
        })
      : undefined;
  return (
    <Banner
      tone={verdict ? VERDICT_TONES[verdict] : 'warning'}
      title={verdict ? t(`verdict.${verdict}`) : t('view.noPlace')}
      text={text}
    />
  );
}

function Times({ proof }: { proof: Proof }) {
  const t = useMessages('proofs');
  const language = useLanguage();
  const at = (iso: string) => formatDate(iso, language, { withTime: true });
  return (
    <Card title={t('view.times')}>
      <dl className="flex flex-col gap-2">
        <Row label={t('view.captured')}>{at(proof.captured_at)}</Row>
        <Row label={t('view.received')}>{at(proof.received_at)}</Row>
        {proof.reviewed_at && <Row label={t('view.reviewed')}>{at(proof.reviewed_at)}</Row>}
      </dl>
    </Card>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
