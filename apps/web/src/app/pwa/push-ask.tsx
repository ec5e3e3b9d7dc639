import { BellRing } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { storeDurably } from '@/api/storage/durable-storage';
import { usePush } from '@/features/notifications/push/use-push';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast, toastStore } from '@/ui/feedback/toasts/toast-store';
import { afterDismissal, mayPrompt, parseMemory } from './install/install-schedule';
import { useIsAtForm } from './use-is-at-form';

const STORAGE_KEY = 'chowk.push-ask';
const INSTALL_CARD = '#install-card-title';

function mayAsk(): boolean {
  return mayPrompt(parseMemory(localStorage.getItem(STORAGE_KEY)), false, Date.now());
}

function rememberLater(): void {
  const memory = parseMemory(localStorage.getItem(STORAGE_KEY));
  storeDurably(STORAGE_KEY, JSON.stringify(afterDismissal(memory, Date.now())));
}

/** Asks with our own card first, because a refused browser prompt cannot be shown again. */
export function PushAsk() {
  const t = useMessages('push');
  const { state, isBusy, turnOn } = usePush();
  const [isOver, setIsOver] = useState(() => !mayAsk());
  const isDue = state === 'off' && !isOver;
  const isAtForm = useIsAtForm(isDue, INSTALL_CARD);
  // The toast confirms the success; the card comes after it.
  const isToastShown = useSyncExternalStore(toastStore.subscribe, () => !!toastStore.read());
  if (!isDue || isAtForm || isToastShown) return null;

  const notNow = () => {
    rememberLater();
    setIsOver(true);
  };
  const yes = async () => {
    const next = await turnOn();
    if (next === 'on') showToast({ title: t('ask.done'), tone: 'success' });
    else if (next === 'denied') showToast({ title: t('ask.denied') });
    else rememberLater();
    setIsOver(true);
  };

  return (
    <section
      aria-labelledby="push-card-title"
      data-corner-card
      className="above-bar fixed inset-x-3 z-50 animate-rise rounded-xl border border-line bg-raised p-4 shadow-high sm:left-auto sm:w-96"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-primary text-on-primary">
          <BellRing aria-hidden className="size-6" />
        </span>
        <div>
          <h2 id="push-card-title" className="text-lg">
            {t('ask.title')}
          </h2>
          <p className="text-muted text-sm">{t('ask.text')}</p>
        </div>
      </div>
      <div className="mt-3 grid grid-cols-pair gap-3">
        <Button variant="quiet" onClick={notNow}>
          {t('ask.later')}
        </Button>
        <Button isLoading={isBusy} onClick={() => void yes()}>
          {t('ask.yes')}
        </Button>
      </div>
    </section>
  );
}
