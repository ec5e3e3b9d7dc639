import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Mark } from '@/ui/base/mark';
import { isInstalled } from '@/ui/device/is-installed';
import { toastStore } from '@/ui/feedback/toasts/toast-store';
import { useIsAtForm } from '../use-is-at-form';
import {
  afterDismissal,
  type InstallMemory,
  mayPrompt,
  PROMPT_DELAY_MS,
  parseMemory,
} from './install-schedule';
import { LazyInstallDialog } from './lazy-install-dialog';
import { useInstall } from './use-install';

const STORAGE_KEY = 'chowk.install';

function readInstallMemory(): InstallMemory {
  return parseMemory(localStorage.getItem(STORAGE_KEY));
}

function rememberDismissal(): void {
  const memory = afterDismissal(readInstallMemory(), Date.now());
  localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
}

/** Two seconds after the page has loaded, however late this component arrived. */
function msLeft(): number {
  const [page] = performance.getEntriesByType('navigation');
  const isLoaded = page instanceof PerformanceNavigationTiming && page.loadEventEnd > 0;
  const sinceLoadMs = isLoaded ? performance.now() - page.loadEventEnd : 0;
  return Math.max(0, PROMPT_DELAY_MS - sinceLoadMs);
}

export function InstallPrompt() {
  const [isDue, setIsDue] = useState(false);
  // Both use the same corner, and a toast is more urgent.
  const isToastShown = useSyncExternalStore(toastStore.subscribe, () => !!toastStore.read());
  const { hasApp, isGuideOpen, install, closeGuide } = useInstall();
  const isAtForm = useIsAtForm(isDue && !hasApp, '[data-corner-card]');

  useEffect(() => {
    if (!mayPrompt(readInstallMemory(), isInstalled(), Date.now())) return;
    const timer = setTimeout(() => setIsDue(true), msLeft());
    return () => clearTimeout(timer);
  }, []);

  const dismiss = () => {
    rememberDismissal();
    setIsDue(false);
  };
  const accept = async () => {
    const outcome = await install();
    if (outcome === 'dismissed') dismiss();
    else setIsDue(false);
  };

  return (
    <>
      {isDue && !hasApp && !isToastShown && !isAtForm && (
        <InstallCard onInstall={accept} onDismiss={dismiss} />
      )}
      <LazyInstallDialog isOpen={isGuideOpen} onClose={closeGuide} />
    </>
  );
}

interface InstallCardProps {
  onInstall: () => void;
  onDismiss: () => void;
}

function InstallCard({ onInstall, onDismiss }: InstallCardProps) {
  const t = useMessages('pwa');
  return (
    <section
      aria-labelledby="install-card-title"
      className="above-bar fixed inset-x-3 z-50 animate-rise rounded-xl border border-line bg-raised p-4 shadow-high sm:left-auto sm:w-96"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-primary text-on-primary">
          <Mark className="size-7" />
        </span>
        <div>
          <h2 id="install-card-title" className="text-lg">
            {t('install.title')}
          </h2>
          <p className="text-muted text-sm">{t('install.text')}</p>
        </div>
      </div>
      <div className="mt-3 grid grid-cols-pair gap-3">
        <Button variant="quiet" onClick={onDismiss}>
          {t('install.later')}
        </Button>
        <Button onClick={onInstall}>{t('install.now')}</Button>
      </div>
    </section>
  );
}
