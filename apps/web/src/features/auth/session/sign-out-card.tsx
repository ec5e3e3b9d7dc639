import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { hasFormDraft } from '@/offline/outbox/drafts';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { Button } from '@/ui/base/button';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';

const loadQuestion = () =>
  Promise.all([import('@/offline/outbox/watch-queue'), import('@/ui/overlays/confirm-dialog')]);

/** Most have nothing waiting, and need not fetch the local store to find none. */
async function countWaiting(): Promise<number> {
  if (!hasQueue()) return 0;
  const [{ countPending }] = await loadQuestion();
  return countPending();
}

const canAsk = () =>
  import('@/ui/overlays/confirm-dialog').then(
    () => true,
    () => false,
  );

/** `onSignOut` does the leaving: where to go afterwards is not this card's business. */
export function SignOutCard({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const t = useMessages('auth');
  const account = useMessages('account');
  const { isBusy, run } = useTask();
  const [waiting, setWaiting] = useState(0);
  const [isTyped, setIsTyped] = useState(false);

  useEffect(() => {
    // Asked without a network most of all: it is at hand before that.
    const isAsked = async () => hasQueue() || (await hasFormDraft());
    isAsked()
      .then(async (is) => is && (await loadQuestion()))
      .catch(() => undefined);
  }, []);

  function stay() {
    setWaiting(0);
    setIsTyped(false);
  }

  async function ask() {
    // Whoever wants to leave leaves, also where the question cannot be fetched.
    const count = await countWaiting().catch(() => 0);
    const isLost = (await hasFormDraft().catch(() => false)) && (await canAsk());
    setWaiting(count);
    setIsTyped(isLost);
    if (count === 0 && !isLost) await onSignOut();
  }

  return (
    <Card title={account('session.title')} description={account('session.text')}>
      <Button
        variant="secondary"
        isLoading={isBusy}
        icon={<LogOut aria-hidden className="size-5" />}
        onClick={() => void run(ask)}
      >
        {t('signOut')}
      </Button>
      <LazyConfirmDialog
        open={waiting > 0 || isTyped}
        onOpenChange={(isOpen) => !isOpen && stay()}
        tone="primary"
        title={
          waiting > 0 ? account('session.waiting', { count: waiting }) : account('session.typed')
        }
        description={[
          waiting > 0 && account('session.waitingText'),
          isTyped && account('session.typedText'),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={t('signOut')}
        cancelLabel={account('session.stay')}
        onConfirm={onSignOut}
      />
    </Card>
  );
}
