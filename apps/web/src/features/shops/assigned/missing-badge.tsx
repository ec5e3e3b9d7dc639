import type { ShopHealth } from '@chowk/domain/shops';
import { CircleAlert } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';

/** What a campaign would look for in vain. Nothing while nothing is missing. */
export function MissingBadge({ missing }: Pick<ShopHealth, 'missing'>) {
  const t = useMessages('myshops');
  if (missing.length === 0) return null;
  return (
    <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
      {t('missing', { count: missing.length })}
    </Badge>
  );
}
