import { useEffect, useEffectEvent } from 'react';
import { coreWord } from '@/i18n/core-word';
import { Button } from '@/ui/base/button';

const ASK_AGAIN_MS = 5_000;

interface PartAwayProps {
  /** Called on press, when the network returns, and from time to time. */
  onTry: (isPressed: boolean) => unknown;
}

/** Replaces a component whose code could not be loaded. */
export function ChunkMissing({ onTry }: PartAwayProps) {
  const askAgain = useEffectEvent(() => onTry(false));
  useEffect(() => {
    // The network may return without an event.
    const timer = setInterval(askAgain, ASK_AGAIN_MS);
    window.addEventListener('online', askAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', askAgain);
    };
  }, []);
  return (
    <div role="status" className="mx-auto max-w-sm px-4 py-10 text-center">
      <p className="font-heading font-semibold text-xl">{coreWord('part.away')}</p>
      <p className="mt-1.5 text-pretty text-muted">{coreWord('part.awayText')}</p>
      <Button className="mt-6" variant="secondary" onClick={() => onTry(true)}>
        {coreWord('part.retry')}
      </Button>
    </div>
  );
}
