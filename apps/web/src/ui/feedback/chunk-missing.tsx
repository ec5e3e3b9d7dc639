import { useEffect, useEffectEvent } from 'react';
import { coreWord } from '@/i18n/core-word';
import { Button } from '@/ui/base/button';

const ASK_AGAIN_MS = 5_000;

interface PartAwayProps {
  /** Called by a press, and by itself when the device hears of a network and now and then. */
  onTry: (isPressed: boolean) => unknown;
}

/** Stands where a part of the app would be that this device has not got yet. */
export function ChunkMissing({ onTry }: PartAwayProps) {
  const askAgain = useEffectEvent(() => onTry(false));
  useEffect(() => {
    // A line can come back without a word.
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
