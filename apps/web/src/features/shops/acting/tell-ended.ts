import { SECOND_MS } from '@chowk/domain/kernel';
import { currentLanguage, formatMessage, messagesOf } from '@/i18n';
import { showToast } from '@/ui/feedback/toasts/toast-store';

const READ_MS = 15 * SECOND_MS;

/** The tab was in the background when it ended: nobody would see words that came and went there. */
function whenSeen(tell: () => void): void {
  if (document.visibilityState !== 'hidden') tell();
  else document.addEventListener('visibilitychange', tell, { once: true });
}

/** Why somebody is themselves again in a tab where they did nothing. */
export async function tellEnded(shop: string): Promise<void> {
  const language = currentLanguage();
  const words = await messagesOf(language, 'acting');
  whenSeen(() =>
    showToast({
      title: formatMessage(language, words, 'ended.title', { shop }),
      description: formatMessage(language, words, 'ended.text'),
      durationMs: READ_MS,
    }),
  );
}
