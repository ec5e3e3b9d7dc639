import type { AdSpaceCard, Booking } from '@chowk/domain/ad-spaces';
import { CalendarDays } from 'lucide-react';
import { useSpanWords } from '@/features/ad-spaces/day-words';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { SpaceRates, SpaceSize } from '@/features/ad-spaces/space-facts';
import { SpacePhoto } from '@/features/ad-spaces/space-photo';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { CardLink } from '@/ui/layout/card';

interface OwnSpaceCardProps {
  space: AdSpaceCard;
  next: Booking | undefined;
  /** Requests nobody has answered yet. */
  waiting: number;
  link: LinkElement;
}

export function OwnSpaceCard({ space, next, waiting, link }: OwnSpaceCardProps) {
  const t = useMessages('myspaces');
  const words = useMessages('adspaces');
  const spanWords = useSpanWords();
  const days = next && spanWords(next);
  return (
    <CardLink render={link} className="h-full">
      <span className="flex flex-wrap gap-3">
        <SpacePhoto
          path={space.photo_path}
          what={space.title}
          className="size-24 shrink-0 text-xs"
        />
        <span className="min-w-words flex-1">
          <span className="mb-1 flex">
            <Badge tone={space.status === 'active' ? 'success' : 'neutral'}>
              {words(`state.${space.status}`)}
            </Badge>
          </span>
          <span className="font-semibold">{space.title}</span>
          <SpaceSize space={space} />
        </span>
      </span>
      <span className="mt-3 flex flex-col gap-1">
        <SpaceRates rates={space} />
        <span className="flex items-center gap-1.5 text-muted text-sm">
          <CalendarDays aria-hidden className="size-4 shrink-0" />
          {next ? t('nextBooking', { brand: next.brand_name, days: days ?? '' }) : t('noBooking')}
        </span>
        {waiting > 0 && (
          <span className="font-semibold text-sm text-warning-ink">
            {t('waiting', { count: waiting })}
          </span>
        )}
      </span>
    </CardLink>
  );
}
