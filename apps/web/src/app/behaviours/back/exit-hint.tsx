import { useSyncExternalStore } from 'react';
import { useMessages } from '@/i18n';
import { isExitHintShown, onExitHintChange } from './exit-hint-store';

export function ExitHint() {
  const t = useMessages('behaviours');
  const isShown = useSyncExternalStore(onExitHintChange, isExitHintShown);
  // The live region stays mounted, so that a screen reader announces what appears in it.
  return (
    <div role="status" className="above-bar pointer-events-none fixed inset-x-0 z-70 text-center">
      {isShown && (
        <p className="gutter inline-block animate-rise rounded-full bg-inverse py-3 font-semibold text-on-inverse text-sm shadow-high">
          {t('exit.hint')}
        </p>
      )}
    </div>
  );
}
