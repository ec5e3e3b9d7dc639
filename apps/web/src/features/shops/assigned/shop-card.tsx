import { formatPaise, relativeTime } from '@chowk/domain/kernel';
import type { ShopHealth } from '@chowk/domain/shops';
import clsx from 'clsx';
import { Camera, CircleAlert, Clock, HandCoins, Handshake } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { useNow } from '@/ui/feedback/use-now';
import { CardLink } from '@/ui/layout/card';
import { hasFigures, type KnownShop } from './my-shops.queries';

interface ShopCardProps {
  health: KnownShop;
  /** The link the card becomes. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** What a bizman decides by where to go: what is due, what is open, what is missing. */
export function ShopCard({ health, link }: ShopCardProps) {
  const t = useMessages('myshops');
  const { shop } = health;
  return (
    <CardLink render={link} className="flex h-full flex-col gap-3">
      <span className="block min-w-0">
        <span className="block font-semibold">{shop.shop_name}</span>
        <span className="block text-muted text-sm">{shop.area ?? t('noArea')}</span>
      </span>
      {hasFigures(health) && <Figures health={health} />}
      <span className="mt-auto flex flex-wrap gap-2">
        {hasFigures(health) && health.proofs_due > 0 && (
          <Badge tone="warning" icon={<Camera aria-hidden />}>
            {t('due', { count: health.proofs_due })}
          </Badge>
        )}
        <MissingBadge missing={health.missing} />
        {shop.status === 'closed' && <Badge>{t('closed')}</Badge>}
      </span>
    </CardLink>
  );
}

function Figures({ health }: { health: ShopHealth }) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const nowMs = useNow();
  return (
    <span className="grid grid-cols-pair gap-x-3 gap-y-1.5 text-sm">
      <Fact icon={<Handshake aria-hidden />}>{t('open', { count: health.open_deals })}</Fact>
      <Fact icon={<HandCoins aria-hidden />}>
        {t('monthAmount', { amount: formatPaise(health.month_paise, { compact: true }) })}
      </Fact>
      <Fact icon={<Clock aria-hidden />} className="col-span-full">
        {health.last_active_at
          ? t('activeWhen', { when: relativeTime(health.last_active_at, nowMs, language) })
          : t('neverActive')}
      </Fact>
    </span>
  );
}

interface FactProps {
  icon: ReactNode;
  className?: string;
  children: ReactNode;
}

function Fact({ icon, className, children }: FactProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-w-0 items-center gap-1.5 text-muted [&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** What a campaign would look for in vain. Nothing while nothing is missing. */
function MissingBadge({ missing }: Pick<ShopHealth, 'missing'>) {
  const t = useMessages('myshops');
  if (missing.length === 0) return null;
  return (
    <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
      {t('missing', { count: missing.length })}
    </Badge>
  );
}
