import { useMessages } from '@/i18n';
import { TextField } from '@/ui/fields/text-field';
import type { AuditLogFilter } from './audit-log.queries';

interface AuditLogFiltersProps {
  filter: AuditLogFilter;
  onChange: (filter: AuditLogFilter) => void;
}

export function AuditLogFilters({ filter, onChange }: AuditLogFiltersProps) {
  const t = useMessages('office');
  const set = (part: AuditLogFilter) => onChange({ ...filter, ...part });
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <TextField
        label={t('trail.action')}
        hint={t('trail.actionHint')}
        value={filter.action ?? ''}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => set({ action: target.value.trim() })}
      />
      <TextField
        label={t('trail.row')}
        hint={t('trail.rowHint')}
        value={filter.entityId ?? ''}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => set({ entityId: target.value.trim() })}
      />
      <TextField
        type="date"
        label={t('trail.from')}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ target }) => set({ from: target.value })}
      />
      <TextField
        type="date"
        label={t('trail.to')}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={({ target }) => set({ to: target.value })}
      />
    </div>
  );
}
