import type { Campaign } from '@chowk/domain/campaigns';
import { type Deal, dealMoney, nextStepOf, type PayoutTerms } from '@chowk/domain/deals';
import clsx from 'clsx';
import { Camera, Clock, ShieldCheck, Store } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { buttonClass } from '@/ui/base/button-class';
import { Money } from '@/ui/base/money';
import { lazy } from '@/ui/feedback/lazy';
import { useNow } from '@/ui/feedback/use-now';
import { CardLink } from '@/ui/layout/card';
import { deadlineWords, dealDeadline } from './deal-deadline';
import { DealStatus } from './deal-status';
import { useDisplayWords } from './display-words';
import { isProofWaiting, refusedAnswer } from './waiting-proof';

/** Fetches photos, so it comes after the words. */
const DealPicture = lazy(() => import('./deal-picture').then((m) => ({ default: m.DealPicture })));
/** Most photos are approved; only who was refused reads why. */
const RejectReason = lazy(() =>
  import('./reject-reason').then((m) => ({ default: m.RejectReason })),
);

interface DealCardProps {
  deal: Deal;
  /** Where the device has them: what a deal itself does not say. */
  campaign?: Campaign | undefined;
  terms?: PayoutTerms | undefined;
  hasShops?: boolean;
  /** The link the card becomes. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** What a shop decides by: how it looks, for whom, what reaches it, for how long, until when. */
export function DealCard({ deal, campaign, terms, hasShops = false, link }: DealCardProps) {
  const t = useMessages('deals');
  const stays = useDisplayWords()(deal);
  // Once approved, the earning says what it came to, and today's terms may differ.
  const isExpected = deal.status !== 'approved' && campaign && terms;
  const money = isExpected
    ? dealMoney(deal.payout_paise, campaign.payment_nature, terms)
    : undefined;
  return (
    <CardLink render={link} className="flex h-full flex-col gap-2 p-3!">
      <span className="flex flex-wrap gap-3">
        <span className="block size-20 shrink-0 overflow-hidden rounded-md bg-sunken">
          {campaign && (
            <Suspense>
              <DealPicture campaign={campaign} />
            </Suspense>
          )}
        </span>
        <span className="min-w-words flex-1">
          <span className="block text-muted text-sm">{deal.brand_name}</span>
          <span className="font-semibold">{deal.campaign_title}</span>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <Money
              paise={money?.netPaise ?? deal.payout_paise}
              className="font-heading font-semibold text-2xl text-success-ink"
            />
            <span className="text-muted text-sm">{t(money ? 'youGet' : 'agreed')}</span>
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <Standing deal={deal} />
        {hasShops && (
          <Fact icon={<Store aria-hidden />}>
            {deal.area ? `${deal.shop_name}, ${deal.area}` : deal.shop_name}
          </Fact>
        )}
      </span>
      {stays && <span className="block text-muted text-sm">{stays}</span>}
      <NextStep deal={deal} />
    </CardLink>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-muted [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** How it stands or that its money is there, and the time left. */
function Standing({ deal }: { deal: Deal }) {
  const t = useMessages('deals');
  const language = useLanguage();
  const nowMs = useNow();
  const deadline = dealDeadline(deal, nowMs);
  return (
    <>
      {deal.status === 'offered' && !refusedAnswer(deal) ? null : <DealStatus deal={deal} />}
      <span
        className={clsx(
          'inline-flex items-center gap-1.5',
          deadline.isSoon ? 'font-semibold text-danger-ink' : 'text-muted',
        )}
      >
        <Clock aria-hidden className="size-4 shrink-0" />
        {t(deadline.key, { when: deadlineWords(deadline, nowMs, language) })}
      </span>
      {deal.status === 'offered' && (
        <>
          <Fact icon={<Camera aria-hidden />}>{t('photos', { count: deal.photos_needed })}</Fact>
          <span className="inline-flex items-center gap-1.5 font-medium text-success-ink">
            <ShieldCheck aria-hidden className="size-4 shrink-0" />
            {t('held')}
          </span>
        </>
      )}
    </>
  );
}

/** What it waits for, as a button would say it: the whole card opens it. */
function NextStep({ deal }: { deal: Deal }) {
  const t = useMessages('deals');
  const step = nextStepOf(deal.status);
  if ((step !== 'retake' && step !== 'photo') || isProofWaiting(deal)) return null;
  return (
    <>
      {deal.reject_reason && (
        <Suspense>
          <RejectReason reason={deal.reject_reason} />
        </Suspense>
      )}
      <span className={buttonClass({ size: 'sm', isWide: true })}>
        <Camera aria-hidden className="size-5" />
        {t(`do.${step}`, { count: deal.photos_needed })}
      </span>
    </>
  );
}
