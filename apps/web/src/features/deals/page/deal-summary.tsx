import type { Deal } from '@chowk/domain/deals';
import { formatDate } from '@chowk/domain/kernel';
import clsx from 'clsx';
import { Clock, ShieldCheck } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { deadlineWords, dealDeadline } from '@/features/deals/deal-deadline';
import { DealPicture } from '@/features/deals/deal-picture';
import { DealStatus } from '@/features/deals/deal-status';
import { useLanguage, useMessages } from '@/i18n';
import { samplePhoto } from '@/offline/photos/sample-photo';
import { Money } from '@/ui/base/money';
import { useNow } from '@/ui/feedback/use-now';
import { Card } from '@/ui/layout/card';
import { Photo } from '@/ui/photo/photo';
import { WallViewer } from '@/ui/photo/photo-wall';
import { DealSum } from './deal-sum';
import type { DealFacts } from './use-deal-facts';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface DealSummaryProps {
  deal: Deal;
  facts: DealFacts;
  /** A store reads what it gets; others read what was agreed. */
  isOwn: boolean;
  brandLink: LinkElement;
  /** Where a PAN is given; absent for whoever may not give it. */
  panLink: LinkElement | undefined;
}

/** How it should look, for whom, and what reaches the store: the first screen of a phone. */
export function DealSummary({ deal, facts, isOwn, brandLink, panLink }: DealSummaryProps) {
  const t = useMessages('deal');
  const { money, campaign, hasPan } = facts;
  const paise = money?.netPaise ?? deal.payout_paise;
  const label = !isOwn ? 'fact.payout' : money ? 'terms.net' : 'terms.gross';
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {campaign?.sample_photo_path ? (
          <SamplePhoto path={campaign.sample_photo_path} title={deal.campaign_title} />
        ) : (
          <span className="block size-24 shrink-0 overflow-hidden rounded-md bg-sunken">
            {campaign && <DealPicture campaign={campaign} />}
          </span>
        )}
        <div className="min-w-words flex-1">
          <p className="text-role-ink text-sm">{brandLink}</p>
          <h1 className="text-xl leading-tight">{deal.campaign_title}</h1>
          <p className="mt-1 text-muted text-sm">{t(label)}</p>
          <Money
            paise={paise}
            className="block font-heading font-semibold text-3xl text-success-ink leading-tight"
          />
        </div>
      </div>
      {isOwn && money && (
        <DealSum
          money={money}
          panLink={hasPan || deal.status === 'approved' ? undefined : panLink}
        />
      )}
      <Standing deal={deal} isOwn={isOwn} />
    </Card>
  );
}

function SamplePhoto({ path, title }: { path: string; title: string }) {
  const t = useMessages('deal');
  const [isOpen, setIsOpen] = useState(false);
  const photo = { source: samplePhoto(path), alt: t('sample.alt', { title }) };
  return (
    <figure className="w-28 shrink-0">
      <Photo {...photo} className="aspect-square w-full" onOpen={() => setIsOpen(true)} />
      <figcaption className="mt-1 text-center text-muted text-xs">{t('sample.title')}</figcaption>
      {isOpen && (
        <WallViewer
          label={t('sample.title')}
          photos={[photo]}
          index={0}
          onIndexChange={() => undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </figure>
  );
}

const WITH_HELD_MONEY = new Set(['offered', 'accepted', 'submitted', 'rejected_proof']);

/** How it stands, that the money is there, and the time left. */
function Standing({ deal, isOwn }: { deal: Deal; isOwn: boolean }) {
  const t = useMessages('deal');
  const list = useMessages('deals');
  const language = useLanguage();
  const nowMs = useNow();
  const deadline = dealDeadline(deal, nowMs);
  const { key, iso, isSoon } = deadline;
  const when = { when: deadlineWords(deadline, nowMs, language) };
  const isTheirs = !isOwn && (key === 'deadline.answer' || key === 'deadline.send');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
      {deal.status !== 'offered' && <DealStatus deal={deal} />}
      <span
        title={formatDate(iso, language, { withTime: true })}
        className={clsx(
          'inline-flex items-center gap-1.5',
          isSoon ? 'font-semibold text-danger-ink' : 'text-muted',
        )}
      >
        <Clock aria-hidden className="size-4 shrink-0" />
        {isTheirs ? t(`theirs.${key}`, when) : list(key, when)}
      </span>
      {WITH_HELD_MONEY.has(deal.status) && (
        <span className="inline-flex items-center gap-1.5 font-medium text-success-ink">
          <ShieldCheck aria-hidden className="size-4 shrink-0" />
          {list('held')}
        </span>
      )}
    </div>
  );
}
