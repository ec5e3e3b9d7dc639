import { coreWord } from '@/i18n/core-word';
import { buttonClass } from '@/ui/base/button-class';
import { isCacheSuspect, messageOf } from './error-hint';

interface ErrorScreenProps {
  error: unknown;
}

/** Depends on nothing that may be broken: no hooks, router, query client or loaded words. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const isStale = isCacheSuspect(error);
  return (
    <main
      role="alert"
      className="gutter mx-auto grid min-h-dvh max-w-lg content-center justify-items-center py-10 text-center"
    >
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-xl bg-danger-soft font-bold font-heading text-3xl text-danger-ink"
      >
        !
      </span>
      <h1 className="mt-6 text-3xl">{coreWord('error.title')}</h1>
      <p className="mt-3 max-h-40 max-w-full overflow-auto break-words rounded-lg bg-sunken px-4 py-3 text-start text-muted text-sm">
        {messageOf(error) ?? coreWord('error.unexpected')}
      </p>
      {isStale && <p className="mt-4 text-pretty text-ink">{coreWord('error.stale')}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonClass({})} onClick={() => window.location.reload()}>
          {coreWord('error.reload')}
        </button>
        {isStale && (
          <a href="/clear-cache" className={buttonClass({ variant: 'secondary' })}>
            {coreWord('error.clearCache')}
          </a>
        )}
      </div>
    </main>
  );
}
