import { IMPORT_LIMITS } from '@chowk/domain/products';
import { type MessageKey, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { DataTable } from '@/ui/table/data-table';
import type { ImportState } from './use-import';

/** What the table would bring, and every line that cannot be read, with the reason. */
export function ImportPreview({ state }: { state: ImportState }) {
  const t = useMessages('products');
  const errors = useMessages('errors');
  if (!state.table) return null;
  const { name, looked } = state.table;
  const { lines, products, variants: packs, bad_lines: bad, problems } = looked;
  const ruleWords = (rule: string) => errors(`rule.${rule}` as MessageKey<'errors'>);
  return (
    <section aria-label={name} className="flex flex-col gap-4">
      <Banner
        tone={bad === 0 ? 'success' : 'warning'}
        title={bad === 0 ? t('import.good') : t('import.bad', { count: bad })}
        text={`${name}: ${t('import.found', { lines, products, packs })}`}
      />
      {problems.length > 0 && (
        <DataTable
          label={t('import.problem')}
          columns={[
            {
              id: 'line',
              header: t('import.line'),
              isTitle: true,
              cell: ({ line }) => `${t('import.line')} ${line}`,
            },
            { id: 'column', header: t('import.column'), cell: ({ column }) => column },
            { id: 'rule', header: t('import.problem'), cell: ({ rule }) => ruleWords(rule) },
          ]}
          rows={problems}
          rowKey={({ line, column, rule }) => `${line} ${column} ${rule}`}
          empty={null}
        />
      )}
      {problems.length === IMPORT_LIMITS.problemsShown && (
        <p className="text-muted text-sm">{t('import.more')}</p>
      )}
      {products === 0 ? (
        <p className="text-muted">{t('import.nothing')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button isLoading={state.isBusy} onClick={() => void state.commit()}>
            {t('import.commit', { count: products })}
          </Button>
          {bad > 0 && <span className="text-muted text-sm">{t('import.skip')}</span>}
        </div>
      )}
    </section>
  );
}
