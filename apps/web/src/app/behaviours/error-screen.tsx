import { buttonClass } from '@/ui/button-class';
import { hintFor, messageOf } from './error-hint';
import { errorWord } from './error-words';

interface ErrorScreenProps {
  error: unknown;
}

const HINT_WORDS = { 'clear-cache': 'error.stale', 'needs-connection': 'error.notSaved' } as const;

/** Stands on nothing that may have broken: no hooks, no router, no query client, no fetched words. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const hint = hintFor(error, navigator.onLine === false);
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
      <h1 className="mt-6 text-3xl">{errorWord('error.title')}</h1>
      <p className="mt-3 max-h-40 max-w-full overflow-auto break-words rounded-lg bg-sunken px-4 py-3 text-start text-muted text-sm">
        {messageOf(error) ?? errorWord('error.unexpected')}
      </p>
      {hint && <p className="mt-4 text-pretty text-ink">{errorWord(HINT_WORDS[hint])}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonClass({})} onClick={() => window.location.reload()}>
          {errorWord('error.reload')}
        </button>
        {hint === 'clear-cache' && (
          <a href="/clear-cache" className={buttonClass({ variant: 'secondary' })}>
            {errorWord('error.clearCache')}
          </a>
        )}
      </div>
    </main>
  );
}
