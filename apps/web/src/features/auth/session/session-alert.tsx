import { TriangleAlert } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { SessionProblem } from './session-problem';
import type { RefreshProblem } from './session-upkeep';
import { startSessionWatch, upkeep } from './session-watch';

const MINUTE_MS = 60_000;

interface SessionAlertProps {
  /** The session is beyond saving: lead the person to the sign-in page. */
  onOver: () => Promise<void>;
}

function isOver(problem: RefreshProblem | undefined): boolean {
  return problem?.kind === 'expired' || problem?.kind === 'none';
}

/** Looks after the session, and asks for help only when it could not be renewed in time. */
export function SessionAlert({ onOver }: SessionAlertProps) {
  const t = useMessages('session');
  const auth = useMessages('auth');
  const alert = useSyncExternalStore(upkeep.subscribe, upkeep.current);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(startSessionWatch, []);
  if (!alert) return null;

  async function renew() {
    setIsBusy(true);
    const { kind } = await upkeep.refreshNow();
    setIsBusy(false);
    if (kind === 'renewed') showToast({ title: t('alert.renewed'), tone: 'success' });
  }

  async function end() {
    setIsBusy(true);
    await onOver().finally(() => setIsBusy(false));
  }

  const { problem, leftMs } = alert;
  const minutes = Math.max(0, Math.ceil(leftMs / MINUTE_MS));
  return (
    <section
      role="alert"
      className="fixed inset-x-3 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-60 mx-auto flex max-w-md flex-col gap-3 rounded-lg border border-warning-ink/25 bg-warning-soft p-4 text-warning-ink shadow-high md:end-6 md:bottom-6 md:start-auto md:mx-0 md:w-96"
    >
      <div className="flex items-start gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-semibold">{t('alert.title')}</p>
          <p className="text-ink">{t(problem ? 'alert.text' : 'alert.detail')}</p>
          <SessionProblem problem={problem} />
          {!isOver(problem) && <p className="text-ink text-sm">{t('alert.left', { minutes })}</p>}
        </div>
      </div>
      {isOver(problem) ? (
        <Button isLoading={isBusy} onClick={() => void end()}>
          {auth('submit')}
        </Button>
      ) : (
        <Button isLoading={isBusy} onClick={() => void renew()}>
          {t('alert.action')}
        </Button>
      )}
    </section>
  );
}
