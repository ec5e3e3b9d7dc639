import { useEffect, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Mark } from '@/ui/base/mark';
import { isInstalled } from '@/ui/device/is-installed';
import { PageCard } from '../page-card';
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
  const { hasApp, isGuideOpen, install, closeGuide } = useInstall();

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
      {isDue && !hasApp && <InstallCard onInstall={accept} onDismiss={dismiss} />}
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
    <PageCard
      title={t('install.title')}
      text={t('install.text')}
      icon={<Mark className="size-7" />}
    >
      <Button variant="quiet" onClick={onDismiss}>
        {t('install.later')}
      </Button>
      <Button onClick={onInstall}>{t('install.now')}</Button>
    </PageCard>
  );
}
