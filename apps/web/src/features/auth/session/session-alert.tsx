import { TriangleAlert } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { refreshSession, timeLeftMs } from './refresh-session';
import { CHECK_EVERY_MS, createUpkeep, type RefreshProblem } from './session-upkeep';

/** This tab's own upkeep; every tab looks after the session it shares with the others. */
const upkeep = createUpkeep({
  leftMs: timeLeftMs,
  isOffline: () => !navigator.onLine,
  refresh: refreshSession,
});

/** Checks now, every 30 seconds, when the network returns and when a sleeping tab wakes. */
function startSessionWatch(): () => void {
  const check = () => {
    // A tab nobody looks at leaves the renewing to the one that is looked at.
    if (document.visibilityState !== 'hidden') void upkeep.check();
  };
  check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
  };
}

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
  const { isBusy, run } = useTask();
  useEffect(startSessionWatch, []);
  if (!alert) return null;

  const renew = () =>
    run(upkeep.refreshNow, {
      done: ({ kind }) => (kind === 'renewed' ? t('alert.renewed') : undefined),
    });

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
        <Button isLoading={isBusy} onClick={() => void run(onOver)}>
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

/** The catalogue's sentence for what the last renewal answered. */
function SessionProblem({ problem }: { problem: RefreshProblem | undefined }) {
  const t = useMessages('session');
  if (!problem) return null;
  const words =
    problem.kind === 'failed'
      ? t('error.failed', { message: problem.message })
      : t(`error.${problem.kind}`);
  return (
    <p className="text-ink text-sm">
      {problem.kind === 'failed' && `${t('alert.detail')}. `}
      {words}
    </p>
  );
}
