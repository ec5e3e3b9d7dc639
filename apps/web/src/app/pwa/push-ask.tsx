import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { storeDurably } from '@/api/storage/durable-storage';
import { usePush } from '@/features/notifications/push/use-push';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { afterDismissal, mayPrompt, parseMemory } from './install/install-schedule';
import { PageCard } from './page-card';

const STORAGE_KEY = 'chowk.push-ask';

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
  if (state !== 'off' || isOver) return null;

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
    <PageCard
      title={t('ask.title')}
      text={t('ask.text')}
      icon={<BellRing aria-hidden className="size-6" />}
    >
      <Button variant="quiet" onClick={notNow}>
        {t('ask.later')}
      </Button>
      <Button isLoading={isBusy} onClick={() => void yes()}>
        {t('ask.yes')}
      </Button>
    </PageCard>
  );
}
