import { formatDate, formatNumber } from '@chowk/domain/kernel';
import { useState } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { BarChart } from '@/ui/charts/bar-chart';
import { type Span, spansOf } from './chart-bars';

interface FigureChartProps {
  label: string;
  days: readonly string[];
  counts: readonly number[];
}

/** The same as a chart and as a table, whichever is read more easily. */
export function FigureChart({ label, days, counts }: FigureChartProps) {
  const t = useMessages('analytics');
  const [isTable, setIsTable] = useState(false);
  const spans = spansOf(days, counts);
  const nameOf = useSpanName();
  return (
    <div className="grid gap-3">
      {isTable ? (
        <table className="w-full text-sm" aria-label={label}>
          <tbody className="divide-y divide-line">
            {spans.map((span) => (
              <tr key={span.from}>
                <th scope="row" className="py-2 text-start font-normal text-muted">
                  {nameOf(span)}
                </th>
                <td className="py-2 text-end tabular-nums">{formatNumber(span.n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <BarChart
          label={label}
          bars={spans.map((span) => ({
            label: span.from.slice(-2),
            shortLabel: span.from.slice(-2),
            value: span.n,
            text: `${nameOf(span)}: ${formatNumber(span.n)}`,
          }))}
        />
      )}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-end"
        onClick={() => setIsTable(!isTable)}
      >
        {t(isTable ? 'asChart' : 'asTable')}
      </Button>
    </div>
  );
}

function useSpanName() {
  const language = useLanguage();
  const name = (day: string) => formatDate(`${day}T00:00:00+05:30`, language);
  return ({ from, to }: Span) => (from === to ? name(from) : `${name(from)} – ${name(to)}`);
}
