import { formatPaise } from '@chowk/domain/kernel';
import type { ShopProfile } from '@chowk/domain/shops';
import { cloneElement, type ReactNode } from 'react';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { SpaceSize } from '@/features/ad-spaces/space-facts';
import { SpacePhoto } from '@/features/ad-spaces/space-photo';
import { useMessages } from '@/i18n';

interface ProfileSpacesProps {
  spaces: ShopProfile['ad_spaces'];
  /** Absent for whoever can neither book nor change it. */
  linkTo: ((id: string) => LinkElement) | undefined;
  empty: ReactNode;
}

/** A shop's spaces on its profile; a brand goes on to the days and the price. */
export function ProfileSpaces({ spaces, linkTo, empty }: ProfileSpacesProps) {
  const t = useMessages('adspaces');
  if (spaces.length === 0) return empty;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {spaces.map((space) => (
        <li key={space.id} className="relative flex min-w-0 gap-3">
          <SpacePhoto
            path={space.photo_path}
            what={space.title}
            className="size-20 shrink-0 text-xs"
          />
          <div className="min-w-0 flex-1">
            <h3 className="text-base">
              {linkTo
                ? cloneElement(
                    linkTo(space.id),
                    { className: 'underline after:absolute after:inset-0' },
                    space.title,
                  )
                : space.title}
            </h3>
            <SpaceSize space={space} />
            <p className="font-semibold text-sm">
              {t('perDay', { price: formatPaise(space.price_per_day_paise) })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
