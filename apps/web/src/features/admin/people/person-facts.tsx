import type { PersonCase } from '@chowk/domain/admin';
import { formatMobile } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';

/** Who it is and how to reach them; their businesses with the way to each. */
export function PersonFacts({
  person,
  shopLink,
}: {
  person: PersonCase;
  shopLink: (id: string, name: string) => ReactNode;
}) {
  const t = useMessages('office');
  const { profile, brand, shops, last_sign_in_at, created_at } = person;
  const facts: [string, ReactNode][] = [
    [t('facts.email'), profile.email],
    [t('facts.phone'), profile.phone && formatMobile(profile.phone)],
    [t('facts.area'), profile.area],
    [t('facts.address'), profile.address],
    [t('facts.company'), profile.company_name],
    [t('facts.language'), t(`language.${person.language}`)],
    [t('facts.whatsapp'), t(profile.whatsapp_opt_in ? 'yes' : 'no')],
    [t('facts.since'), <RelativeTime key="since" iso={created_at} />],
    [
      t('facts.lastSignIn'),
      last_sign_in_at ? <RelativeTime key="last" iso={last_sign_in_at} /> : t('never'),
    ],
  ];
  return (
    <Card title={t('facts.title')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="wrap-anywhere">{value || t('unknown')}</dd>
          </div>
        ))}
      </dl>
      {brand && (
        <p className="mt-4 flex flex-wrap items-center gap-2">
          <span className="text-muted text-sm">{t('facts.brand')}</span>
          <span className="font-semibold">{brand.brand_name}</span>
          <Badge tone={brand.is_verified ? 'success' : 'neutral'}>
            {t(brand.is_verified ? 'brands.verified' : 'brands.unverified')}
          </Badge>
        </p>
      )}
      {shops.length > 0 && (
        <ul aria-label={t('facts.shops')} className="mt-4 grid gap-1">
          {shops.map((shop) => (
            <li key={shop.id}>
              {shopLink(shop.id, [shop.shop_name, shop.area].filter(Boolean).join(' · '))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
