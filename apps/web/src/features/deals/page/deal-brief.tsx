import type { Deal } from '@chowk/domain/deals';
import { formatDistance } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { dealCampaignOptions } from '@/features/deals/deals.queries';
import { useLanguage, useMessages } from '@/i18n';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { ReadAloud, voiceOf } from './read-aloud';
import { wordFor } from './reader-words';

/** What the brand asks for, in its own words and marked as its own, and what is agreed besides. */
export function DealBrief({ deal, isOwn }: { deal: Deal; isOwn: boolean }) {
  const t = useMessages('deal');
  const language = useLanguage();
  const errors = useMessages('errors');
  const { data: campaign, error, isFetching, refetch } = useQuery(dealCampaignOptions(deal));
  return (
    <Card
      title={t('brief.title')}
      actions={campaign?.brief && isOwn ? <ReadAloud text={campaign.brief} /> : undefined}
    >
      {!campaign && error && (
        <ErrorState
          error={error}
          text={errors(errorKey(error))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!campaign && !error && <SkeletonText lines={4} />}
      {campaign?.brief ? (
        <blockquote className="border-line border-s-4 ps-3">
          <p lang={voiceOf(campaign.brief)} className="whitespace-pre-line text-pretty">
            {campaign.brief}
          </p>
          <footer className="mt-1 text-muted text-sm">
            {t('brief.by', { brand: deal.brand_name })}
          </footer>
        </blockquote>
      ) : (
        campaign && <p>{t(wordFor('brief.none', isOwn))}</p>
      )}
      <dl className="mt-4 grid gap-x-6 gap-y-3 border-line border-t pt-4 sm:grid-cols-2">
        {campaign?.placement_type && (
          <Fact label={t('fact.placement')}>{t(`placement.${campaign.placement_type}`)}</Fact>
        )}
        <Fact label={t(wordFor('fact.shop', isOwn))}>
          {deal.area ? `${deal.shop_name}, ${deal.area}` : deal.shop_name}
        </Fact>
        {campaign && (
          <Fact label={t('fact.photos')}>
            {t(wordFor('fact.photosText', isOwn), {
              count: deal.photos_needed,
              distance: formatDistance(campaign.fence_m, language),
            })}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
