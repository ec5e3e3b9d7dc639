import { callLink, formatDate, formatMobile } from '@chowk/domain/kernel';
import { SHOP_TYPES, type Shop } from '@chowk/domain/shops';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { ContactLinks } from '@/ui/base/contact-links';
import { Card } from '@/ui/layout/card';
import { hasFigures, type KnownShop } from './my-shops.queries';

/** Who and where, and a call to the owner. */
export function ShopFacts({ health }: { health: KnownShop }) {
  const t = useMessages('myshops');
  const kinds = useMessages('campaigns');
  const language = useLanguage();
  const { shop } = health;
  // The row on this device has neither name nor number of the owner.
  const owner = hasFigures(health) ? health : undefined;
  const phone = owner?.owner_phone;
  const type = SHOP_TYPES.find((each) => each === shop.shop_type);
  return (
    <Card title={t('facts')}>
      <dl className="grid gap-2">
        {owner && <Fact name={t('owner')}>{owner.owner_name ?? t('noOwner')}</Fact>}
        {owner && (
          <Fact name={t('phone')}>
            {phone ? (
              <a
                href={callLink(phone)}
                className="inline-flex min-h-9 items-center font-semibold text-primary-ink"
              >
                {formatMobile(phone)}
              </a>
            ) : (
              t('unknown')
            )}
          </Fact>
        )}
        <Fact name={t('kind')}>{type ? kinds(`shop.${type}`) : t('unknown')}</Fact>
        <Fact name={t('address')}>{addressOf(shop) || t('unknown')}</Fact>
        <Fact name={t('since')}>{formatDate(shop.created_at, language)}</Fact>
      </dl>
      <div className="mt-4 empty:hidden">
        <ContactLinks name={shop.shop_name} phone={phone} position={shop.position} />
      </div>
    </Card>
  );
}

/** People write the area into the address as well. */
function addressOf({ address, area, pin_code }: Shop): string {
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
