import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsAtForm } from '@/app/pwa/use-is-at-form';
import { isInstalled } from '@/ui/device/is-installed';
import { toastStore } from '@/ui/feedback/toasts/toast-store';
import { InstallCard } from './install-card';
import { readInstallMemory, rememberDismissal } from './install-memory';
import { mayPrompt, PROMPT_DELAY_MS } from './install-schedule';
import { LazyInstallDialog } from './lazy-install-dialog';
import { useInstall } from './use-install';

/** Two seconds after the page has loaded, however late this part of it arrived. */
function msLeft(): number {
  const [page] = performance.getEntriesByType('navigation');
  const isLoaded = page instanceof PerformanceNavigationTiming && page.loadEventEnd > 0;
  const sinceLoadMs = isLoaded ? performance.now() - page.loadEventEnd : 0;
  return Math.max(0, PROMPT_DELAY_MS - sinceLoadMs);
}

export function InstallPrompt() {
  const [isDue, setIsDue] = useState(false);
  // Both stand in the same corner; what the toast says is news, the card can wait.
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
