import type { AuditLogEntry } from '@chowk/domain/admin';
import { formatDate } from '@chowk/domain/kernel';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import type { AuditLogFilter } from './audit-log.queries';
import { readDiff } from './read-diff';
import { useStepWords } from './use-step-words';

interface AuditLogRowProps {
  entry: AuditLogEntry;
  personLink: (id: string, name: string) => ReactNode;
  onNarrow?: (part: AuditLogFilter) => void;
}

/** One step, folded; opened, it shows what changed field by field. */
export function AuditLogRow({ entry, personLink, onNarrow }: AuditLogRowProps) {
  const t = useMessages('office');
  const stepWords = useStepWords();
  const language = useLanguage();
  const { actor_id, actor_name, on_behalf_of, behalf_name } = entry;
  return (
    <li>
      <details className="group py-2">
        <summary className="flex min-h-touch cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="wrap-anywhere block font-semibold">{stepWords(entry.action)}</span>
            <span className="block text-muted text-sm">
              {actor_name || t(actor_id ? 'noName' : 'trail.system')}
              {behalf_name && ` ${t('trail.behalf', { name: behalf_name })}`} ·{' '}
              {formatDate(entry.created_at, language, { withTime: true })}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="mt-2 grid gap-3 rounded-md bg-sunken p-3 text-sm">
          <DiffTable diff={entry.diff} />
          <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span className="font-mono">{entry.action}</span>
            <span>
              {entry.entity} {entry.entity_id}
            </span>
            <span>{t('trail.request', { id: entry.request_id })}</span>
          </p>
          <p className="flex flex-wrap gap-x-4">
            {actor_id && personLink(actor_id, actor_name || t('noName'))}
            {on_behalf_of && personLink(on_behalf_of, behalf_name || t('noName'))}
          </p>
          {onNarrow && <Narrowing entry={entry} onNarrow={onNarrow} />}
        </div>
      </details>
    </li>
  );
}

/** Nobody types the whole name of a step, or an id. */
function Narrowing({
  entry: { action, entity_id },
  onNarrow,
}: Required<Pick<AuditLogRowProps, 'entry' | 'onNarrow'>>) {
  const t = useMessages('office');
  return (
    <p className="flex flex-wrap gap-3">
      <Button variant="secondary" size="sm" onClick={() => onNarrow({ action })}>
        {t('trail.onlyStep')}
      </Button>
      {entity_id && (
        <Button variant="secondary" size="sm" onClick={() => onNarrow({ entityId: entity_id })}>
          {t('trail.onlyRow')}
        </Button>
      )}
    </p>
  );
}

function DiffTable({ diff }: { diff: AuditLogEntry['diff'] }) {
  const t = useMessages('office');
  const { changes, facts } = readDiff(diff);
  if (changes.length === 0 && facts.length === 0) {
    return <p className="text-muted">{t('trail.noDetails')}</p>;
  }
  return (
    <dl className="grid gap-2">
      {changes.map(({ name, before, after }) => (
        <div key={name} className="grid gap-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere font-semibold">{name}</dt>
          <dd className="wrap-anywhere flex flex-wrap gap-x-2">
            {before !== undefined && <del className="text-danger-ink">{before}</del>}
            {after !== undefined && <ins className="text-success-ink no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere font-semibold">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
