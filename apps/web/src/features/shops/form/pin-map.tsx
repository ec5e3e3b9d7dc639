import type { Position } from '@chowk/domain/kernel';
import { ExternalLink } from 'lucide-react';
import { useMessages } from '@/i18n';

interface PinMapProps {
  position: Position;
  /** How exactly it is known, just found. */
  accuracyM: number | undefined;
}

/** Metres from edge to edge, and of the bar that tells the scale. */
const SIDE_M = 320;
const BAR_M = 50;
const RINGS_M = [50, 100, 150];
const HALF = SIDE_M / 2;
/** Three quarters as high as wide: the form goes on below it. */
const HEIGHT_M = SIDE_M * 0.5;

/** Where the shop stands, drawn to scale: how far around it a proof photo still counts as there. */
export function PinMap({ position, accuracyM }: PinMapProps) {
  const t = useMessages('shops');
  const { lat, lng } = position;
  return (
    <div className="relative w-full overflow-hidden rounded-lg border border-line bg-sunken">
      <svg
        role="img"
        aria-label={t('map.label')}
        viewBox={`${-HALF} ${-HEIGHT_M / 2} ${SIDE_M} ${HEIGHT_M}`}
        className="block h-auto w-full [&_*]:[vector-effect:non-scaling-stroke]"
      >
        {RINGS_M.map((r) => (
          <circle key={r} r={r} strokeDasharray="3 4" className="fill-none stroke-line-strong/50" />
        ))}
        <path d={`M${-HALF} 0H${HALF}M0 ${-HALF}V${HALF}`} className="stroke-line" />
        {accuracyM !== undefined && (
          <circle r={accuracyM} className="fill-primary-ink/12 stroke-primary-ink" />
        )}
        <path
          d="M0 0C-4-9-13-14-13-23a13 13 0 0 1 26 0C13-14 4-9 0 0Z"
          className="fill-role stroke-surface"
          strokeWidth={1.5}
        />
        <circle cy={-23} r={4.5} className="fill-surface" />
        <path
          d={`M${-HALF + 12} ${HEIGHT_M / 2 - 10}h${BAR_M}`}
          strokeWidth={2}
          className="stroke-ink"
        />
        <text
          x={-HALF + 12 + BAR_M / 2}
          y={HEIGHT_M / 2 - 15}
          textAnchor="middle"
          className="fill-ink text-[11px]"
        >
          {t('map.scale', { metres: BAR_M })}
        </text>
      </svg>
      <a
        href={`geo:${lat},${lng}?q=${lat},${lng}`}
        className="absolute end-2 bottom-2 inline-flex min-h-10 items-center gap-1.5 rounded-md border border-line bg-surface px-3 font-semibold text-primary-ink text-sm before:absolute before:-inset-1 pointer-fine:hidden"
      >
        <ExternalLink aria-hidden className="size-4" />
        {t('map.open')}
      </a>
    </div>
  );
}
