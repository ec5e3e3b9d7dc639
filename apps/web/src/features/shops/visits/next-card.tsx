import { formatDistance, mapLink } from '@chowk/domain/kernel';
import type { DayStop, ShopHealth } from '@chowk/domain/shops';
import { Navigation } from 'lucide-react';
import { cloneElement } from 'react';
import type { LinkElement } from '@/features/shops/assigned/home-more';
import { useLanguage, useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { ContactLinks } from '@/ui/base/contact-links';
import { CARD_CLASS } from '@/ui/layout/card';
import type { PositionFix, WatchPosition } from './find-position';
import { StopReasons } from './stop-reason';
import { VisitButton } from './visit-button';

interface NextCardProps {
  stop: DayStop<ShopHealth>;
  look: WatchPosition;
  here: PositionFix | undefined;
  link: LinkElement;
}

/** The shop to go to now: why, the way there, a word with its owner, and the press that says it is done. */
export function NextCard({ stop, look, here, link }: NextCardProps) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const { item, distanceM } = stop;
  const { shop } = item;
  const where = [shop.area, distanceM === null ? null : formatDistance(distanceM, language)];
  return (
    <article className={`${CARD_CLASS} grid gap-3 border-role p-4`}>
      <div className="min-w-0">
        <p className="font-semibold text-role-ink text-sm">{t('next.title')}</p>
        <h2 className="text-lg leading-snug">
          {cloneElement(
            link,
            { className: 'inline-flex min-h-9 items-center underline-offset-4 hover:underline' },
            shop.shop_name,
          )}
        </h2>
        <p className="text-muted text-sm">{where.filter(Boolean).join(' · ')}</p>
      </div>
      <StopReasons stop={stop} />
      <div className="flex items-center gap-2">
        {shop.position && (
          <ButtonLink
            className="min-w-0 flex-1"
            icon={<Navigation aria-hidden className="size-5 shrink-0" />}
            render={<a href={mapLink(shop.position, shop.shop_name)} />}
          >
            {t('next.directions')}
          </ButtonLink>
        )}
        <ContactLinks name={shop.shop_name} phone={item.owner_phone} />
      </div>
      <div className="flex">
        <VisitButton health={item} look={look} here={here} />
      </div>
    </article>
  );
}
