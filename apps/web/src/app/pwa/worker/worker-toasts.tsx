import { useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '@/i18n';
import { showToast, toastStore } from '@/ui/feedback/toasts/toast-store';
import { showUntilActedOn } from './persistent-toast';
import { reloadIntoUpdate } from './worker-registration';
import { dropHeldReady, onWorkerNews, workerNews } from './worker-store';

/** Shows toasts for worker events. Renders nothing itself. */
export function WorkerToasts() {
  const t = useMessages('pwa');
  const news = useSyncExternalStore(onWorkerNews, workerNews);

  useEffect(() => {
    if (news === 'ready') {
      showToast({ title: t('ready.title'), description: t('ready.text'), tone: 'success' });
      dropHeldReady();
    }
    if (news !== 'updating') return;
    return showUntilActedOn(toastStore, {
      title: t('update.title'),
      description: t('update.text'),
      action: { label: t('update.action'), onClick: reloadIntoUpdate },
    });
  }, [news, t]);

  return null;
}
