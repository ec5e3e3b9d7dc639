import { formatDate } from '@chowk/domain/kernel';
import type { ProofCase } from '@chowk/domain/proofs';
import type { ReactNode } from 'react';
import { VerdictBadge } from '@/features/proofs/review/verdict-badge';
import { useLanguage, useMessages } from '@/i18n';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';
import { LocationSketch } from './location-sketch';

interface CaseFactsProps {
  proof: ProofCase;
  /** A way to the deal itself, which is not this feature's page. */
  dealLink: ReactNode;
}

/** Place, times, what the photo says of itself, and how the shop has done so far. */
export function CaseFacts({ proof, dealLink }: CaseFactsProps) {
  const t = useMessages('review');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Card title={t('place.title')} actions={<VerdictBadge verdict={proof.verdict} />}>
        <LocationSketch proof={proof} />
      </Card>
      <div className="grid gap-4">
        <Card title={t('times.title')}>
          <Times proof={proof} />
        </Card>
        <Card title={t('camera.title')}>
          <Camera photos={proof.photos} />
        </Card>
        <Card title={t('history.title')}>
          <dl className="grid gap-1">
            <Fact name={t('history.approved')}>{proof.shop_history.approved}</Fact>
            <Fact name={t('history.rejected')}>{proof.shop_history.rejected}</Fact>
            <Fact name={t('history.since')}>
              <RelativeTime iso={proof.shop_history.since} />
            </Fact>
          </dl>
          <div className="mt-2">{dealLink}</div>
        </Card>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function Times({ proof }: { proof: ProofCase }) {
  const t = useMessages('review');
  const language = useLanguage();
  const exact = (iso: string) => formatDate(iso, language, { withTime: true });
  return (
    <dl className="grid gap-1">
      <Fact name={t('times.captured')}>{exact(proof.captured_at)}</Fact>
      {proof.fix && <Fact name={t('times.fixed')}>{exact(proof.fix.fixed_at)}</Fact>}
      <Fact name={t('times.received')}>{exact(proof.received_at)}</Fact>
      <Fact name={t('times.due')}>{exact(proof.review_due_at)}</Fact>
    </dl>
  );
}

/** As a moment where it is one; cameras also write what no calendar knows. */
function takenWords(text: string, language: string): string {
  return Number.isNaN(Date.parse(text)) ? text : formatDate(text, language, { withTime: true });
}

function Camera({ photos }: { photos: ProofCase['photos'] }) {
  const t = useMessages('review');
  const language = useLanguage();
  return (
    <ul className="grid gap-3">
      {photos.map(({ path, exif, width, height }) => (
        <li key={path}>
          <dl className="grid gap-1">
            <Fact name={t('camera.size')}>{t('camera.pixels', { width, height })}</Fact>
            {exif?.camera && <Fact name={t('camera.model')}>{exif.camera}</Fact>}
            {exif?.taken_at && (
              <Fact name={t('times.exif')}>{takenWords(exif.taken_at, language)}</Fact>
            )}
          </dl>
          {!exif && <p className="text-muted text-sm">{t('camera.none')}</p>}
        </li>
      ))}
    </ul>
  );
}
