import { type DayStop, roundOf, type ShopHealth } from '@chowk/domain/shops';
import { type ReactNode, useState } from 'react';
import type { LinkElement } from '@/features/shops/assigned/home-more';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { ContactLinks } from '@/ui/base/contact-links';
import { CARD_CLASS } from '@/ui/layout/card';
import type { PositionFix, WatchPosition } from './find-position';
import { NextCard } from './next-card';
import { RoundMap } from './round-map';
import { StopRow } from './stop-row';
import { VisitButton } from './visit-button';

interface RoundListProps {
  stops: readonly DayStop<ShopHealth>[];
  look: WatchPosition;
  here: PositionFix | undefined;
  linkTo: (id: string) => LinkElement;
}

const PAGE_SIZE = 10;
/** The first of the round has a card to itself. */
const FIRST_ROW = 2;

const idOf = ({ item }: DayStop<ShopHealth>) => item.shop.id;

/** The next stop on top, those after it in order, and what is done. */
export function RoundList({ stops, look, here, linkTo }: RoundListProps) {
  const t = useMessages('myshops');
  const [shown, setShown] = useState(PAGE_SIZE);
  const { next, later, done } = roundOf(stops);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      {next && (
        <div className="grid gap-4">
          <NextCard stop={next} look={look} here={here} link={linkTo(idOf(next))} />
          <RoundMap stops={[next, ...later]} here={here} />
        </div>
      )}
      {later.length > 0 && (
        <Rows title={t('round.later')}>
          {later.slice(0, shown).map((stop, at) => (
            <li key={idOf(stop)}>
              <StopRow stop={stop} place={at + FIRST_ROW} link={linkTo(idOf(stop))}>
                <ContactLinks
                  name={stop.item.shop.shop_name}
                  phone={stop.item.owner_phone}
                  position={stop.item.shop.position}
                  isShort
                />
              </StopRow>
            </li>
          ))}
          {later.length > shown && (
            <li className="grid justify-center py-3">
              <Button variant="secondary" onClick={() => setShown(shown + PAGE_SIZE)}>
                {t('more')}
              </Button>
            </li>
          )}
        </Rows>
      )}
      {done.length > 0 && (
        <Rows title={t('round.done')}>
          {done.map((stop) => (
            <li key={idOf(stop)}>
              <StopRow stop={stop} link={linkTo(idOf(stop))}>
                <VisitButton health={stop.item} look={look} here={here} />
              </StopRow>
            </li>
          ))}
        </Rows>
      )}
    </div>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${CARD_CLASS} px-4 pt-3`}>
      <h2 className="font-sans font-semibold text-muted text-sm">{title}</h2>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}
