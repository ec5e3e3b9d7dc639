import { useEffect, useState } from 'react';

/** What was answered once; nothing until then, nor when there was no answer. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (found) => isWanted && setAnswer(() => found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return answer;
}
