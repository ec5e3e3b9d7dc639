import { Camera, CloudOff, Handshake, Store } from 'lucide-react';
import { useMessages } from '@/i18n';

const ROWS = [
  { key: 'offline.deal', Icon: Handshake },
  { key: 'offline.photo', Icon: Camera },
  { key: 'offline.lead', Icon: Store },
] as const;

/** The drawer of work waiting to be sent, as the app shows it. */
export function OutboxSketch() {
  const t = useMessages('landing');
  return (
    <div className="flex flex-1 flex-col justify-center rounded-lg bg-sunken p-4 lg:px-6">
      <p className="flex items-center gap-2 font-semibold text-muted text-sm">
        <CloudOff aria-hidden className="size-4" />
        {t('offline.example')}
      </p>
      <ul className="mt-3 flex flex-col gap-2 lg:gap-3">
        {ROWS.map(({ key, Icon }) => (
          <li key={key} className="flex items-center gap-3 rounded-md bg-surface p-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-ink">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="flex-1 font-semibold">{t(key)}</span>
            <span className="rounded-full bg-success-soft px-2.5 py-1 font-semibold text-success-ink text-xs">
              {t('offline.kept')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
