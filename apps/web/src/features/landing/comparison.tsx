import { Check } from 'lucide-react';
import { useMessages } from '@/i18n';
import { HEADING_CLASS } from './heading-class';

const ROWS = ['cost', 'launch', 'payout', 'proof', 'money', 'field'] as const;

export function Comparison() {
  const t = useMessages('landing');
  return (
    <section aria-labelledby="compare-title" className="gutter mx-auto max-w-7xl pb-14 lg:pb-24">
      <h2 id="compare-title" className={HEADING_CLASS}>
        {t('compare.title')}
      </h2>
      <table className="mt-8 w-full table-fixed border-separate border-spacing-0 text-bar sm:text-base lg:mt-10">
        <caption className="sr-only">{t('compare.caption')}</caption>
        <thead className="text-start font-heading">
          <tr>
            <th scope="col" className="w-[27%] text-start">
              <span className="sr-only">{t('compare.what')}</span>
            </th>
            <th scope="col" className="px-2 pb-3 text-start font-semibold text-muted sm:px-6">
              {t('compare.traditional')}
            </th>
            <th
              scope="col"
              className="rounded-t-xl bg-primary-soft px-2 pt-4 pb-3 text-start font-semibold text-primary-ink sm:px-6 sm:text-lg"
            >
              {t('compare.chowk')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} className="group align-top">
              <th scope="row" className="border-line border-t py-4 pe-2 text-start font-semibold">
                {t(`compare.${row}`)}
              </th>
              <td className="border-line border-t px-2 py-4 text-muted sm:px-6">
                {t(`compare.${row}Old`)}
              </td>
              <td className="border-line border-t bg-primary-soft px-2 py-4 font-semibold group-last:rounded-b-xl sm:px-6">
                <span className="flex gap-2">
                  <Check
                    aria-hidden
                    className="mt-1 size-4 shrink-0 text-success-ink max-sm:hidden"
                  />
                  {t(`compare.${row}New`)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
