import { daysOf, type FigureKind } from '@chowk/domain/figures';
import { formatDate, formatNumber } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import type { DateRangeValue } from '@/ui/calendar/date-range';
import { StatTile } from '@/ui/charts/stat-tile';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Card } from '@/ui/layout/card';
import { CampaignComparison } from './campaign-comparison';
import { FigureChart } from './figure-chart';
import { FigureTile } from './figure-tile';
import { brandFiguresOptions, type BrandFigures as Figures } from './figures.queries';
import { FiguresFrame } from './figures-frame';
import { useRange } from './use-range';

const FUNNEL: readonly FigureKind[] = ['offered', 'accepted', 'submitted', 'approved'];

interface BrandFiguresProps {
  campaignLink: (id: string, content: ReactNode) => ReactNode;
}

/** What a brand's money brought: how much, how fast, where, and through which campaign. */
export function BrandFigures({ campaignLink }: BrandFiguresProps) {
  const t = useMessages('analytics');
  const [range, setRange] = useRange();
  const query = useQuery({ ...brandFiguresOptions(range), placeholderData: keepPreviousData });
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('brand.title')}</h2>
      <FiguresFrame range={range} onRange={setRange} query={query}>
        {(data) => (
          <>
            <LazyUpdatedAgo savedAt={data.savedAt} />
            {data.savedAt !== undefined && data.range.to !== range.to && (
              <OlderDays range={data.range} />
            )}
            <Tiles data={data} />
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <Funnel data={data} />
              <Card title={t('brand.byDay')}>
                <FigureChart
                  label={t('kind.approved')}
                  days={daysOf(data.range)}
                  counts={figureOf(data, 'approved')?.by_day ?? []}
                />
              </Card>
              <Areas data={data} />
              <CampaignComparison campaigns={data.campaigns} link={campaignLink} />
            </div>
          </>
        )}
      </FiguresFrame>
    </section>
  );
}

const figureOf = ({ figures }: Figures, kind: FigureKind) =>
  figures.find((figure) => figure.kind === kind);

function OlderDays({ range: { from, to } }: { range: DateRangeValue }) {
  const t = useMessages('analytics');
  const language = useLanguage();
  const name = (day: string) => formatDate(`${day}T00:00:00+05:30`, language);
  return (
    <p className="text-muted text-sm">{t('brand.kept', { from: name(from), to: name(to) })}</p>
  );
}

function Tiles({ data }: { data: Figures }) {
  const t = useMessages('analytics');
  const { spend_paise, placement_days, proof_hours } = data;
  const approved = figureOf(data, 'approved');
  const inHours = (hours: number | null) =>
    hours === null ? t('brand.longer') : t('brand.hours', { count: hours });
  return (
    <div className="grid grid-cols-pair gap-3 lg:grid-cols-4">
      <StatTile label={t('brand.spend')} value={<Money paise={spend_paise} isCompact />} />
      <FigureTile
        label={t('kind.approved')}
        value={formatNumber(approved?.n ?? 0)}
        now={approved?.n ?? 0}
        before={approved?.previous_n ?? 0}
      />
      <StatTile
        label={t('brand.perDay')}
        value={
          placement_days > 0 ? (
            <Money paise={Math.round(spend_paise / placement_days)} />
          ) : (
            t('brand.nothing')
          )
        }
      />
      <StatTile
        label={t('brand.wait')}
        value={
          proof_hours ? (
            <>
              {inHours(proof_hours.p50)}
              <span className="block font-normal text-muted text-sm">
                {t('brand.slowest', { time: inHours(proof_hours.p90) })}
              </span>
            </>
          ) : (
            t('brand.nothing')
          )
        }
      />
    </div>
  );
}

function Funnel({ data }: { data: Figures }) {
  const t = useMessages('analytics');
  const counts = FUNNEL.map((kind) => ({ kind, n: figureOf(data, kind)?.n ?? 0 }));
  const most = Math.max(1, ...counts.map(({ n }) => n));
  return (
    <Card title={t('brand.funnel')} description={t('brand.funnelText')}>
      <div className="grid gap-4">
        {counts.map(({ kind, n }) => (
          <ProgressBar
            key={kind}
            label={t(`kind.${kind}`)}
            value={n}
            max={most}
            valueText={formatNumber(n)}
          />
        ))}
      </div>
    </Card>
  );
}

function Areas({ data: { areas } }: { data: Figures }) {
  const t = useMessages('analytics');
  const most = Math.max(1, ...areas.map(({ accepted, approved }) => Math.max(accepted, approved)));
  return (
    <Card title={t('brand.areas')} description={t('brand.areasText')}>
      {areas.length === 0 && <p className="text-muted">{t('brand.none')}</p>}
      <div className="grid gap-4">
        {areas.map(({ area, accepted, approved }) => (
          <ProgressBar
            key={area}
            label={area || t('brand.noArea')}
            value={approved}
            max={most}
            valueText={t('brand.ofAccepted', { approved, accepted })}
          />
        ))}
      </div>
    </Card>
  );
}
