import { type ComponentType, lazy as reactLazy, useCallback, useState } from 'react';
import { isAnythingTyped, MissingPartError } from '../missing-part';
import { PartAway } from './part-away';

interface AwaitedPartProps {
  load: () => Promise<{ default: ComponentType }>;
  /** Of the part itself. */
  given: object;
}

/** Waits in the place of the part, so that the page around it keeps all that was typed on it. */
function AwaitedPart({ load, given }: AwaitedPartProps) {
  const [found, setFound] = useState<{ Part: ComponentType }>();
  const tryAgain = useCallback(
    async (isPressed: boolean) => {
      try {
        const { default: Part } = await load();
        setFound({ Part });
      } catch (error) {
        const isFresh = error instanceof MissingPartError && error.needsFreshPage;
        if (isFresh && (isPressed || !isAnythingTyped())) window.location.reload();
      }
    },
    [load],
  );
  return found ? <found.Part {...given} /> : <PartAway onTry={tryAgain} />;
}

/** As React's own, for a network that may be gone when the part is first needed. */
export const lazy: typeof reactLazy = (load) =>
  reactLazy(() =>
    load().catch((error) => {
      if (!(error instanceof MissingPartError)) throw error;
      const standIn = (given: object) => <AwaitedPart load={load} given={given} />;
      return { default: standIn as unknown as Awaited<ReturnType<typeof load>>['default'] };
    }),
  );
