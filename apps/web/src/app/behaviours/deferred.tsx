import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenUsable } from '@/when-usable';
import { SilentBoundary } from './errors/silent-boundary';

const RETRY_AFTER_MS = 10_000;

interface DeferredProps<Given extends object> {
  load: () => Promise<ComponentType<Given>>;
  /** Props of the component. */
  given?: Given;
}

function lazyPart<Given extends object>(load: DeferredProps<Given>['load']) {
  return lazy(async () => {
    await whenUsable();
    return { default: await load() };
  });
}

/**
 * An optional component loaded after the screen. If it or its words cannot be loaded, it is left
 * out and retried when the network returns.
 */
export function Deferred<Given extends object>({ load, given }: DeferredProps<Given>) {
  const [attempt, setAttempt] = useState(() => ({ number: 0, Part: lazyPart(load) }));
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => {
      setAttempt(({ number }) => ({ number: number + 1, Part: lazyPart(load) }));
      setHasFailed(false);
    }, RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, load]);

  return (
    <SilentBoundary key={attempt.number} onFailure={() => setHasFailed(true)}>
      <Suspense fallback={null}>
        <attempt.Part {...(given as Given)} />
      </Suspense>
    </SilentBoundary>
  );
}
