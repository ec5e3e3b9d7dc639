import { type Campaign, SAMPLE_PHOTO_BUCKET } from '@chowk/domain/campaigns';
import {
  formatBps,
  formatDate,
  formatDistance,
  formatNumber,
  formatPaise,
} from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { type Language, type Translate, useLanguage, useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Card } from '@/ui/layout/card';
import { Photo } from '@/ui/photo/photo';

function runsText({ starts_at, ends_at }: Campaign, t: Translate<'campaigns'>, language: Language) {
  if (ends_at === null) return t('runs.open');
  const to = formatDate(ends_at, language);
  if (starts_at === null) return t('runs.until', { to });
  return t('runs.between', { from: formatDate(starts_at, language), to });
}

interface FactsCardProps {
  campaign: Campaign;
  /** A shop need not know what the brand pays us. */
  hasFee: boolean;
}

export function FactsCard({ campaign, hasFee }: FactsCardProps) {
  const t = useMessages('campaigns');
  const language = useLanguage();
  const { payout_paise: payout, fee_bps: fee, gst_bps: gst, sample_photo_path: path } = campaign;
  const kinds = campaign.shop_types.map((type) => t(`shop.${type}`)).join(', ');
  return (
    <Card
      title={t('fact.title')}
      description={campaign.placement_type ? t(`placement.${campaign.placement_type}`) : undefined}
    >
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label={t('fact.payout')}>
          {payout === null ? '–' : formatPaise(payout)}
          {hasFee && fee !== null && gst !== null && (
            <span className="block font-normal text-muted text-sm">
              {gst > 0
                ? t('fact.fee', { fee: formatBps(fee), gst: formatBps(gst) })
                : t('fact.feeUntaxed', { fee: formatBps(fee) })}
            </span>
          )}
        </Fact>
        <Fact label={t('fact.runs')}>{runsText(campaign, t, language)}</Fact>
        <Fact label={t('areas.title')}>{campaign.areas.join(', ') || t('areas.all')}</Fact>
        <Fact label={t('fact.shopTypes')}>{kinds || t('shopTypes.all')}</Fact>
        <Fact label={t('fact.photos')}>{formatNumber(campaign.photos_needed)}</Fact>
        <Fact label={t('fact.fence')}>
          {t('fact.fenceM', { distance: formatDistance(campaign.fence_m, language) })}
        </Fact>
        <Fact label={t('fact.days')}>{formatNumber(campaign.days_to_submit)}</Fact>
        <Fact label={t('fact.brief')}>
          <span className="whitespace-pre-line">{campaign.brief || '–'}</span>
        </Fact>
        {path && (
          <Fact label={t('fact.sample')}>
            <Photo
              source={storedPhoto(SAMPLE_PHOTO_BUCKET, path)}
              alt={t('fact.sample')}
              className="mt-1 aspect-4/3 w-full max-w-xs"
            />
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
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}
