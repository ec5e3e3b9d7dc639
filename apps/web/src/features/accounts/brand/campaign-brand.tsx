import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { BrandCard } from './brand-card';
import { campaignBrandOptions } from './brands.queries';

interface CampaignBrandProps {
  campaignId: string;
  backLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

export function CampaignBrand({ campaignId, backLink }: CampaignBrandProps) {
  const t = useMessages('brands');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(campaignBrandOptions(campaignId));
  return (
    <div className="flex w-full max-w-2xl flex-col gap-4">
      <ButtonLink
        variant="quiet"
        className="-ms-3 self-start"
        icon={<ArrowLeft aria-hidden className="size-5" />}
        render={backLink}
      >
        {t('back')}
      </ButtonLink>
      {data && (
        <Card>
          <BrandCard brand={data} />
          {!data.is_verified && <p className="mt-3 text-muted text-sm">{t('unverified')}</p>}
        </Card>
      )}
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40 w-full rounded-lg" />}
    </div>
  );
}
