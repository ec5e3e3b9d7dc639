import type { LinkReport, ReportDays } from '@chowk/domain/deep-links';
import { formatDate } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';
import { BarChart } from '@/ui/charts/bar-chart';
import { opensOf, type Span, spansOf } from './report-bars';

interface ReportDaysProps {
  days: LinkReport['days'];
  period: ReportDays;
}

/** Noon in India is the same day everywhere the formatter may think it is. */
function asMoment(day: string): string {
  return `${day}T12:00:00+05:30`;
}

/** The bars show the way, the table below has every day in figures. */
export function ReportDaysPart({ days, period }: ReportDaysProps) {
  const t = useMessages('linkreport');
  const language = useLanguage();
  const inWords = (day: string) => formatDate(asMoment(day), language);
  const spanWords = ({ from, to }: Span) =>
    from === to ? inWords(from) : `${inWords(from)} – ${inWords(to)}`;
  const bars = spansOf(days, period).map((span) => ({
    label: String(Number(span.to.slice(-2))),
    shortLabel: String(Number(span.to.slice(-2))),
    value: span.opened,
    text: t('barText', { day: spanWords(span), count: span.opened }),
  }));
  return (
    <div>
      <h3 className="mb-3 font-semibold">{t('byDay')}</h3>
      <BarChart label={t('byDay')} bars={bars} />
      <details className="mt-3">
        <summary className="min-h-touch cursor-pointer content-center font-semibold text-primary-ink">
          {t('table')}
        </summary>
        <DaysTable days={days} inWords={inWords} />
      </details>
    </div>
  );
}

interface DaysTableProps {
  days: LinkReport['days'];
  inWords: (day: string) => string;
}

function DaysTable({ days, inWords }: DaysTableProps) {
  const t = useMessages('linkreport');
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="border-line border-b text-muted">
          <th scope="col" className="py-2 text-start font-medium">
            {t('day')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t('opened')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t('failed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map((day) => (
          <tr key={day.day} className="border-line border-b">
            <th scope="row" className="py-2 text-start font-normal">
              {inWords(day.day)}
            </th>
            <td className="py-2 text-end">{opensOf(day)}</td>
            <td className="py-2 text-end">{day.failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
