import type { Position } from '@chowk/domain/kernel';
import { type DayStop, placeOnMap, type ShopHealth } from '@chowk/domain/shops';
import { Map as MapIcon } from 'lucide-react';
import { useMessages } from '@/i18n';
import { CARD_CLASS } from '@/ui/layout/card';

interface RoundMapProps {
  /** In the order of the round. */
  stops: readonly DayStop<ShopHealth>[];
  here: Position | undefined;
}

const BOX = { width: 320, height: 200, margin: 22 };
/** More of them would lie on each other. */
const MOST = 12;
const DOT = 11;

/** The round drawn to scale, without streets: which shops lie together, and in which order. */
export function RoundMap({ stops, here }: RoundMapProps) {
  const t = useMessages('myshops');
  const placed = stops.flatMap(({ item: { shop } }, at) =>
    shop.position ? [{ id: shop.id, number: at + 1, position: shop.position }] : [],
  );
  const shown = placed.slice(0, MOST);
  if (shown.length < 2) return null;
  const positions = shown.map(({ position }) => position);
  const points = placeOnMap(here ? [...positions, here] : positions, BOX);
  const own = here && points.at(-1);
  const stopPoints = points.slice(0, shown.length);
  return (
    <details className={`${CARD_CLASS} px-4`}>
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 font-semibold text-primary-ink">
        <MapIcon aria-hidden className="size-5" />
        {t('round.map')}
      </summary>
      <svg
        role="img"
        aria-label={t('round.mapOf', { count: shown.length })}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        className="mb-4 w-full rounded-lg bg-sunken"
      >
        <polyline
          points={stopPoints.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-line-strong"
          strokeDasharray="4 4"
        />
        {own && <circle cx={own.x} cy={own.y} r={6} className="fill-success" />}
        {stopPoints.map(({ x, y }, at) => (
          <g key={shown[at]?.id}>
            <circle cx={x} cy={y} r={DOT} className="fill-primary" />
            <text
              x={x}
              y={y}
              dy="0.35em"
              textAnchor="middle"
              className="fill-on-primary font-semibold text-xs"
            >
              {shown[at]?.number}
            </text>
          </g>
        ))}
      </svg>
    </details>
  );
}
