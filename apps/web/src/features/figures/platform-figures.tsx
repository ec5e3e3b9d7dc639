import { daysOf, FIGURE_KINDS, type Figure, type FigureKind } from '@chowk/domain/figures';
import { formatNumber } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { NativeSelect } from '@/ui/fields/native-select';
import { Card } from '@/ui/layout/card';
import { FigureChart } from './figure-chart';
import { FigureTile, type RowsLink } from './figure-tile';
import { platformFiguresOptions } from './figures.queries';
import { FiguresFrame } from './figures-frame';
import { useRange } from './use-range';

const TILES: readonly FigureKind[] = [
  'accepted',
  'submitted',
  'approved',
  'proof_rejected',
  'order_placed',
  'lead_converted',
  'joined_retailer',
  'joined_brand',
];

interface PlatformFiguresProps {
  /** Where the rows behind a figure are listed. */
  rows: Readonly<Partial<Record<FigureKind, RowsLink>>>;
}

/** What happens on the whole platform, beside as many days before. */
export function PlatformFigures({ rows }: PlatformFiguresProps) {
  const t = useMessages('analytics');
  const [range, setRange] = useRange();
  const [chosen, setChosen] = useState<FigureKind>('approved');
  const query = useQuery({
    ...platformFiguresOptions(range),
    placeholderData: keepPreviousData,
  });
  return (
    <FiguresFrame range={range} onRange={setRange} query={query}>
      {({ figures }) => (
        <>
          <div className="grid grid-cols-pair gap-3 lg:grid-cols-4">
            {TILES.map((kind) => (
              <Tile
                key={kind}
                figure={figures.find((figure) => figure.kind === kind)}
                rows={rows[kind]}
              />
            ))}
          </div>
          <Card title={t('chart.title')}>
            <div className="grid gap-4">
              <NativeSelect
                isLabelHidden
                label={t('chart.choose')}
                value={chosen}
                options={FIGURE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
                onChange={({ target }) =>
                  setChosen(FIGURE_KINDS.find((kind) => kind === target.value) ?? chosen)
                }
              />
              <FigureChart
                label={t(`kind.${chosen}`)}
                days={daysOf(range)}
                counts={figures.find(({ kind }) => kind === chosen)?.by_day ?? []}
              />
            </div>
          </Card>
        </>
      )}
    </FiguresFrame>
  );
}

function Tile({ figure, rows }: { figure: Figure | undefined; rows: RowsLink | undefined }) {
  const t = useMessages('analytics');
  if (!figure) return null;
  const { kind, n, paise, previous_n, by_day } = figure;
  return (
    <FigureTile
      label={t(`kind.${kind}`)}
      value={
        <>
          {formatNumber(n)}
          {paise > 0 && (
            <span className="block font-normal text-muted text-sm">
              <Money paise={paise} isCompact />
            </span>
          )}
        </>
      }
      now={n}
      before={previous_n}
      trend={by_day}
      rows={rows}
      isBadWhenUp={kind === 'proof_rejected'}
    />
  );
}
