import { ChevronDown } from 'lucide-react';
import { useMessages } from '@/i18n';

const CHECKS = ['place', 'time', 'new', 'clear'] as const;

/** Plainly what will be looked at, so that nobody is surprised by a refusal. */
export function CheckedList({ hasChosen }: { hasChosen: boolean }) {
  const t = useMessages('proofs');
  return (
    <div className="flex flex-col gap-2">
      {hasChosen && <p className="text-sm text-warning-ink">{t('gallery.note')}</p>}
      <details className="group rounded-lg bg-sunken px-3">
        <summary className="flex min-h-touch items-center justify-between gap-2 font-medium">
          {t('checked.title')}
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="list-disc space-y-1 ps-5 pb-3 text-sm">
          {CHECKS.map((check) => (
            <li key={check}>{t(`checked.${check}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
