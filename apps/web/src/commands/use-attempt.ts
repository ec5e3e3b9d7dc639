import { useState } from 'react';
import { useTask } from './use-task';

/**
 * For the sign-in protocol, which returns a problem instead of throwing: one attempt at a time, and
 * its problem until the next one has ended.
 */
export function useAttempt<Problem>(onDone: () => void) {
  const { run, isBusy } = useTask();
  const [problem, setProblem] = useState<Problem>();
  const attempt = (work: () => Promise<Problem | undefined>) =>
    run(async () => {
      const found = await work();
      setProblem(found);
      if (found === undefined) onDone();
    });
  return { isBusy, problem, setProblem, attempt };
}
