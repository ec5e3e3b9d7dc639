import type { Me } from '@chowk/domain/accounts';
import type { Campaign } from '@chowk/domain/campaigns';
import { formatPaise } from '@chowk/domain/kernel';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { actingFor } from '@/api/session/acting';
import { DealPicture } from '@/features/deals/deal-picture';
import { type DealTab, dealsOptions } from '@/features/deals/deals.queries';
import { earningTotalsOptions } from '@/features/earnings/earnings.queries';
import { FirstSteps } from '@/features/shops/form/first-steps';
import { useMessages } from '@/i18n';
import { CARD_CLASS } from '@/ui/layout/card';

function useHasDeals(tab: DealTab): boolean | undefined {
  const { data } = useInfiniteQuery(dealsOptions(tab, ''));
  return data?.pages.some(({ items }) => items.length > 0);
}

/** What a store that has not earned yet still has to say, and what it may expect. */
export function StoreWelcome({ me, hasSample }: { me: Me; hasSample: boolean }) {
  const { data: totals } = useQuery({ ...earningTotalsOptions(), enabled: !actingFor() });
  const has = [useHasDeals('accepted'), useHasDeals('submitted'), useHasDeals('done')];
  // Said of nobody before it is known: a checklist that goes away again is worse than none.
  if ((!totals && !actingFor()) || has.includes(undefined)) return null;
  const hasDeal = has.includes(true);
  return (
    <>
      <FirstSteps
        me={me}
        hasUpi={totals?.withheld?.reason !== 'no_details'}
        hasDeal={hasDeal}
        links={{
          details: <Link to="/settings/$section" params={{ section: 'shop' }} />,
          place: <Link to="/settings/$section" params={{ section: 'shop' }} />,
          ...(!actingFor() && {
            upi: <Link to="/settings/$section" params={{ section: 'payouts' }} />,
          }),
        }}
      />
      {hasSample && !hasDeal && <SampleDeal />}
    </>
  );
}

const SAMPLE_PAISE = 475_00;
const PICTURED: Parameters<typeof DealPicture>[0]['campaign'] = {
  sample_photo_path: null,
  brand_logo_path: null,
  placement_type: 'counter' satisfies Campaign['placement_type'],
};

/** An offer as it will look; it leads nowhere. */
function SampleDeal() {
  const t = useMessages('shops');
  const list = useMessages('deals');
  return (
    <figure className={`${CARD_CLASS} border-dashed p-3`}>
      <figcaption className="mb-2 text-muted text-sm">{t('first.sample')}</figcaption>
      <div className="flex gap-3">
        <span className="block size-20 shrink-0 overflow-hidden rounded-md bg-sunken">
          <DealPicture campaign={PICTURED} />
        </span>
        <div className="min-w-0">
          <p className="text-muted text-sm">{t('first.sampleBrand')}</p>
          <p className="font-semibold">{t('first.sampleTitle')}</p>
          <p>
            <span className="font-heading font-semibold text-success-ink text-xl">
              {formatPaise(SAMPLE_PAISE)}
            </span>{' '}
            <span className="text-muted text-sm">{list('youGet')}</span>
          </p>
        </div>
      </div>
      <p className="mt-2 text-sm">{t('first.sampleSteps')}</p>
    </figure>
  );
}
