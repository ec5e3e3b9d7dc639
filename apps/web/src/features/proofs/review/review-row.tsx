import { type ReactNode, useEffect } from 'react';
import { useMessages } from '@/i18n';
import { showInList } from '@/ui/desk/show-in-list';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Checkbox } from '@/ui/fields/checkbox';
import { useSeen } from '@/ui/layout/use-seen';
import { Photo } from '@/ui/photo/photo';
import { proofPhoto } from './case/case-photos';
import type { QueueItem } from './review.queries';
import { ReviewClock } from './review-clock';
import { isLowRisk, RiskBadge } from './risk-badge';
import { VerdictBadge } from './verdict-badge';

interface ReviewRowProps {
  item: QueueItem;
  isOpen: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Makes the shop's name the link that opens the case. */
  link: (id: string, content: ReactNode) => ReactNode;
}

/** The link covers the row; the box for choosing it lies above. */
export function ReviewRow({ item, isOpen, isChosen, onChoose, link }: ReviewRowProps) {
  const t = useMessages('review');
  const [row, wasSeen] = useSeen<HTMLLIElement>();
  useEffect(() => {
    if (isOpen && row.current) showInList(row.current);
  }, [isOpen, row]);
  return (
    <li
      ref={row}
      data-open={isOpen || undefined}
      className="relative flex gap-3 px-3 py-3 transition-colors hover:bg-sunken data-open:bg-role-soft"
    >
      <span className="size-16 shrink-0">
        {wasSeen && (
          <Photo
            source={proofPhoto(item.photo_path)}
            alt={t('queue.photo', { shop: item.shop_name })}
            className="size-16"
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold [&_a]:after:absolute [&_a]:after:inset-0">
          {link(item.id, item.shop_name)}
        </p>
        <p className="text-muted text-sm">
          {t('queue.atCampaign', { brand: item.brand_name, campaign: item.campaign_title })}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <RiskBadge risk={item.risk} />
          {item.verdict !== 'pass' && <VerdictBadge verdict={item.verdict} />}
        </p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-muted text-sm">
          <RelativeTime iso={item.received_at} />
          <ReviewClock dueAt={item.review_due_at} />
        </p>
      </div>
      {isLowRisk(item.risk) && (
        <Checkbox
          className="relative z-1 -my-2"
          label={<span className="sr-only">{t('bulk.select', { shop: item.shop_name })}</span>}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
    </li>
  );
}
