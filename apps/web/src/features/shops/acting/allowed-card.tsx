import { formatPaise } from '@chowk/domain/kernel';
import type { ShopConsent } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useMessages } from '@/i18n';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { consentsOptions } from './acting.queries';
import { limitWords } from './limit-words';

/** For the bizman: what the owner of a shop lets them do for it, before they try. */
export function AllowedCard({ shopId }: { shopId: string }) {
  const t = useMessages('acting');
  const { data, isFetching } = useQuery(consentsOptions(shopId));
  // Never heard of on this device; each thing done is judged by the server anyway.
  if (!data && !isFetching) return null;
  return (
    <Card title={t('allowed.title')} description={t('allowed.text')}>
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      {!data && <SkeletonText lines={3} />}
      <ul className="grid gap-3">
        {data?.items.map((consent) => (
          <Allowed key={consent.kind} consent={consent} />
        ))}
      </ul>
    </Card>
  );
}

function Allowed({ consent }: AllowedProps) {
  const { kind, is_granted: isGranted, month_limit_paise: monthPaise } = consent;
  const t = useMessages('acting');
  const Icon = isGranted ? Check : X;
  const hasMonth = isGranted && monthPaise !== null;
  return (
    <li className="flex items-start gap-3">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isGranted ? 'text-success-ink' : 'text-muted'}`}
      />
      <p className="min-w-0">
        <span className="font-medium">{limitWords(t, consent)}</span>
        {hasMonth && (
          <span className="block text-sm">
            {t('orders.used', {
              used: formatPaise(consent.month_used_paise ?? 0),
              limit: formatPaise(monthPaise),
            })}
          </span>
        )}
        <span className="block text-muted text-sm">
          {isGranted ? t(`kind.${kind}.text`) : t('allowed.not')}
        </span>
      </p>
    </li>
  );
}

interface AllowedProps {
  consent: ShopConsent;
}
