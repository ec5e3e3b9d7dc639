import { formatDate, formatMobile } from '@chowk/domain/kernel';
import { SHOP_TYPES, type ShopHealth } from '@chowk/domain/shops';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';

/** Who and where, and a call to the owner. */
export function ShopFacts({ health }: { health: ShopHealth }) {
  const t = useMessages('myshops');
  const kinds = useMessages('campaigns');
  const language = useLanguage();
  const { shop, owner_phone: phone } = health;
  const type = SHOP_TYPES.find((each) => each === shop.shop_type);
  return (
    <Card title={t('facts')}>
      <dl className="grid gap-2">
        <Fact name={t('owner')}>{health.owner_name ?? t('noOwner')}</Fact>
        <Fact name={t('phone')}>{phone ? formatMobile(phone) : t('unknown')}</Fact>
        <Fact name={t('kind')}>{type ? kinds(`shop.${type}`) : t('unknown')}</Fact>
        <Fact name={t('address')}>{addressOf(shop) || t('unknown')}</Fact>
        <Fact name={t('since')}>{formatDate(shop.created_at, language)}</Fact>
      </dl>
      {phone && (
        <ButtonLink
          className="mt-4"
          variant="secondary"
          size="sm"
          icon={<Phone aria-hidden className="size-4" />}
          render={<a href={`tel:${phone}`} />}
        >
          {t('call')}
        </ButtonLink>
      )}
    </Card>
  );
}

/** People write the area into the address as well. */
function addressOf({ address, area, pin_code }: ShopHealth['shop']): string {
  const isNamed = area !== null && (address ?? '').includes(area);
  return [address, isNamed ? null : area, pin_code].filter(Boolean).join(', ');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
