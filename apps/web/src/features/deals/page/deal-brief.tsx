import type { Deal } from '@chowk/domain/deals';
import { formatDistance } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { dealCampaignOptions } from '@/features/deals/deals.queries';
import { useDisplayWords } from '@/features/deals/display-words';
import { useLanguage, useMessages } from '@/i18n';
import { samplePhoto } from '@/offline/photos/sample-photo';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { PhotoWall } from '@/ui/photo/photo-wall';
import { wordFor } from './reader-words';

/** What the brand asks for, in its own words and with its own photo. */
export function DealBrief({ deal, isOwn }: { deal: Deal; isOwn: boolean }) {
  const t = useMessages('deals');
  const language = useLanguage();
  const errors = useMessages('errors');
  const displayWords = useDisplayWords();
  const stays = deal.display_until === null ? t('stays.open') : displayWords(deal);
  const { data: campaign, error, isFetching, refetch } = useQuery(dealCampaignOptions(deal));
  return (
    <Card title={t(wordFor('brief.title', isOwn))}>
      {!campaign && error && (
        <ErrorState
          error={error}
          text={errors(errorKey(error))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!campaign && !error && <SkeletonText lines={4} />}
      {campaign && (
        <p className="whitespace-pre-line text-pretty">
          {campaign.brief || t(wordFor('brief.none', isOwn))}
        </p>
      )}
      {campaign?.sample_photo_path && (
        <SamplePhoto path={campaign.sample_photo_path} title={deal.campaign_title} />
      )}
      <dl className="mt-4 grid gap-x-6 gap-y-3 border-line border-t pt-4 sm:grid-cols-2">
        <Fact label={t('fact.brand')}>{deal.brand_name}</Fact>
        <Fact label={t(wordFor('fact.shop', isOwn))}>
          {deal.area ? `${deal.shop_name}, ${deal.area}` : deal.shop_name}
        </Fact>
        {campaign?.placement_type && (
          <Fact label={t('fact.placement')}>{t(`placement.${campaign.placement_type}`)}</Fact>
        )}
        {stays && <Fact label={t('fact.stays')}>{stays}</Fact>}
        <Fact label={t('fact.photos')}>{t('photos', { count: deal.photos_needed })}</Fact>
        {campaign && (
          <Fact label={t('fact.place')}>
            {t(wordFor('fact.placeText', isOwn), {
              distance: formatDistance(campaign.fence_m, language),
            })}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function SamplePhoto({ path, title }: { path: string; title: string }) {
  const t = useMessages('deals');
  const photo = {
    source: samplePhoto(path),
    alt: t('sample.alt', { title }),
  };
  return (
    <div className="mt-4">
      <p className="mb-2 font-semibold text-sm">{t('sample.title')}</p>
      <PhotoWall label={t('sample.title')} photos={[photo]} className="max-w-xs grid-cols-1!" />
    </div>
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
