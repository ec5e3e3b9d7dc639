import type { AdSpaceOffer } from '@chowk/domain/ad-spaces';
import { cloneElement } from 'react';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { SpaceRates, SpaceSize } from '@/features/ad-spaces/space-facts';
import { SpacePhoto } from '@/features/ad-spaces/space-photo';
import { CARD_CLASS } from '@/ui/layout/card';
import { Reliability } from './shop-reliability';

interface SpaceCardProps {
  space: AdSpaceOffer;
  link: LinkElement;
}

/** What a brand compares: the place, its size, where it is, what a day costs. */
export function SpaceCard({ space, link }: SpaceCardProps) {
  return (
    <article
      className={`${CARD_CLASS} relative flex h-full flex-wrap overflow-hidden has-[a:hover]:border-line-strong sm:flex-col sm:flex-nowrap`}
    >
      <SpacePhoto
        path={space.photo_path}
        what={space.title}
        className="min-h-28 w-28 shrink-0 rounded-none text-center text-xs sm:aspect-4/3 sm:w-full sm:text-sm"
      />
      <div className="flex min-w-words flex-1 flex-col gap-1 p-3 sm:p-4">
        <h3 className="text-base">
          {cloneElement(
            link,
            { className: 'after:absolute after:inset-0 after:rounded-lg' },
            space.title,
          )}
        </h3>
        <p className="text-sm">
          {space.area ? `${space.shop_name}, ${space.area}` : space.shop_name}
        </p>
        <SpaceSize space={space} />
        <Reliability reliability={space.reliability} />
        <div className="mt-auto pt-1">
          <SpaceRates rates={space} />
        </div>
      </div>
    </article>
  );
}
