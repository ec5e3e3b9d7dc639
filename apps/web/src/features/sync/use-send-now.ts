import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { queueStore } from './queue-store';
import { type SyncNews, sendNow } from './send-now';

/** Sends what waits and says what came of it, in the specification's own words. */
export function useSendNow() {
  const t = useMessages('sync');
  const { isBusy: isSending, run } = useTask();

  function tell(news: SyncNews): void {
    switch (news.kind) {
      case 'offline':
        showToast({ title: t('offline.title'), description: t('offline.text'), tone: 'danger' });
        break;
      case 'failed':
        showToast({ title: t('sync.failed'), description: t('sync.failedText'), tone: 'danger' });
        break;
      case 'partial':
        showToast({
          title: t('sync.partial'),
          description: t('sync.partialText', { n: news.failed, count: news.failed }),
          tone: 'danger',
        });
        break;
      case 'done':
        // Not everything, while something is still being edited.
        if (queueStore.read().items.some(({ state }) => state === 'editing')) break;
        showToast({ title: t('sync.done'), tone: 'success' });
        break;
      case 'nothing':
        break;
    }
  }

  return { isSending, send: () => run(sendNow, { onDone: tell }) };
}
