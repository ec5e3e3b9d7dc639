import { formatPaise } from '@chowk/domain/kernel';
import { type MessageKey, useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { LazyDialog } from '@/ui/lazy-overlays';
import type { Conflict, Difference } from './conflict';

const FIELDS: ReadonlySet<string> = new Set([
  'title',
  'brief',
  'areas',
  'shop_types',
  'payout_paise',
  'slots',
  'notes',
  'full_name',
  'owner_name',
  'email',
  'phone',
  'address',
  'area',
  'shop_name',
  'pin_code',
  'gstin',
  'opening_hours',
  'position',
]);

interface ConflictDialogProps {
  conflict: Conflict | undefined;
  onClose: () => void;
  onKeepYours: () => void;
  onKeepTheirs: () => void;
}

/** The two versions side by side, in the person's own words; they choose. */
export function ConflictDialog({
  conflict,
  onClose,
  onKeepYours,
  onKeepTheirs,
}: ConflictDialogProps) {
  const t = useMessages('sync');
  return (
    <LazyDialog
      open={conflict !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('conflict.title')}
      description={t('conflict.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onKeepTheirs}>
            {t('conflict.keepTheirs')}
          </Button>
          <Button onClick={onKeepYours}>{t('conflict.keepYours')}</Button>
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {conflict?.differences.map((difference) => (
          <DifferenceRow key={difference.field} difference={difference} />
        ))}
      </ul>
    </LazyDialog>
  );
}

function DifferenceRow({ difference: { field, yours, theirs } }: { difference: Difference }) {
  const t = useMessages('sync');
  const name = FIELDS.has(field) ? t(`field.${field}` as MessageKey<'sync'>) : t('field.other');
  return (
    <li className="flex flex-col gap-2">
      <p className="font-semibold">{name}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Version label={t('conflict.yours')} field={field} value={yours} isYours />
        <Version label={t('conflict.theirs')} field={field} value={theirs} />
      </div>
    </li>
  );
}

interface VersionProps {
  label: string;
  field: string;
  value: unknown;
  isYours?: boolean;
}

function Version({ label, field, value, isYours = false }: VersionProps) {
  const t = useMessages('sync');
  return (
    <div
      className={`min-w-0 rounded-lg border p-3 ${isYours ? 'border-primary-ink/40 bg-primary-soft' : 'border-line bg-sunken'}`}
    >
      <p className="text-muted text-sm">{label}</p>
      <p className="break-words">{wordOf(field, value) || t('conflict.empty')}</p>
    </div>
  );
}

function wordOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.endsWith('_paise') && typeof value === 'number') return formatPaise(value);
  if (Array.isArray(value)) return value.join(', ');
  // Hours and places: their parts, without the names a program gives them.
  return typeof value === 'object' ? Object.values(value).flat().join(' · ') : String(value);
}
