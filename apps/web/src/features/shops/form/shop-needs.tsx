import type { Me } from '@chowk/domain/accounts';
import { missingOf } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { shopsOptions } from '@/features/shops/shops.queries';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';

interface ShopNeedsProps {
  me: Me;
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** Why a new shop gets no offers, said before it wonders. Nothing while nothing is missing. */
export function ShopNeeds({ me, link }: ShopNeedsProps) {
  const t = useMessages('shops');
  const { data } = useQuery(shopsOptions());
  const shop = data?.items.find(({ owner_id }) => owner_id === me.id);
  const missing = shop ? missingOf(shop) : [];
  if (missing.length === 0) return null;
  const list = missing.map((need) => t(`need.${need}`)).join(', ');
  return (
    <Banner
      tone="warning"
      title={t('needs')}
      text={t('needsText', { list })}
      action={
        <ButtonLink size="sm" variant="secondary" render={link}>
          {t('needsAction')}
        </ButtonLink>
      }
    />
  );
}
