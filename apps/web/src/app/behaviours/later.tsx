import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { QuietBoundary } from './errors/quiet-boundary';
import { whenUsable } from './when-usable';

const RETRY_AFTER_MS = 10_000;

interface LaterProps {
  load: () => Promise<ComponentType>;
}

function lazyPart(load: LaterProps['load']) {
  return lazy(async () => {
    await whenUsable();
    return { default: await load() };
  });
}

/**
 * A part that comes after the screen and that the screen can do without. When it or its words
 * cannot be fetched it stays away and is asked for again, until a network brings it.
 */
export function Later({ load }: LaterProps) {
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
    <QuietBoundary key={attempt.number} onFailure={() => setHasFailed(true)}>
      <Suspense fallback={null}>
        <attempt.Part />
      </Suspense>
    </QuietBoundary>
  );
}
