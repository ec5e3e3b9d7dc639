import type { AdSpace } from '@chowk/domain/ad-spaces';
import { formatPaise } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { useMessages } from '@/i18n';
import { priceHintOptions } from '../ad-spaces.queries';

interface PriceHintProps {
  shopId: string;
  kind: AdSpace['kind'];
}

/** What brands paid nearby for such a space, while the price is being thought of. */
export function PriceHint({ shopId, kind }: PriceHintProps) {
  const t = useMessages('myspaces');
  const { data } = useQuery(priceHintOptions(shopId, kind));
  if (!data?.hint) return null;
  const { low_paise, high_paise, bookings } = data.hint;
  return (
    <p className="flex items-start gap-2 rounded-md bg-role-soft px-3 py-2 text-role-ink text-sm">
      <TrendingUp aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {t('hint', { low: formatPaise(low_paise), high: formatPaise(high_paise), count: bookings })}
    </p>
  );
}
