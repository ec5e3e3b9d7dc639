import { Camera, CloudOff, Store } from 'lucide-react';
import { useMessages } from '@/i18n';

const ROWS = [
  { key: 'offline.photo', Icon: Camera, state: 'offline.kept' },
  { key: 'offline.lead', Icon: Store, state: 'offline.kept' },
] as const;

/** The drawer of work waiting to be sent, as the app shows it. */
export function OutboxSketch() {
  const t = useMessages('landing');
  return (
    <div className="rounded-lg bg-sunken p-4">
      <p className="flex items-center gap-2 font-semibold text-muted text-sm">
        <CloudOff aria-hidden className="size-4" />
        {t('offline.example')}
      </p>
      <ul className="mt-3 flex flex-col gap-2">
        {ROWS.map(({ key, Icon, state }) => (
          <li key={key} className="flex items-center gap-3 rounded-md bg-surface p-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-ink">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="flex-1 font-semibold">{t(key)}</span>
            <span className="rounded-full bg-success-soft px-2.5 py-1 font-semibold text-success-ink text-xs">
              {t(state)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
