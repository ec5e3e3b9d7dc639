import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { OfflineError } from '@/api/errors/errors';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import type { Outcome } from '@/offline/send/submit-command';
import { showToast, type ToastRequest } from '@/ui/feedback/toasts/toast-store';

/** A toast: a title alone, or with more. */
type Words = string | ToastRequest;

/** The messages for each outcome. What is left out is shown by the screen itself. */
export interface TaskFeedback<Answer = unknown> {
  readonly done?: Words | undefined | ((answer: Answer) => Words | undefined);
  readonly waiting?: Words | undefined;
  /** The toast's title above the reason; `true` when the reason is all of it. */
  readonly refused?: string | true | undefined | ((error: unknown) => string | true | undefined);
  /** For example an optimistic update, which `onRefused` undoes. */
  readonly onStart?: () => unknown;
  /** Runs before the message, as part of the work: a failure here counts as a refusal. */
  readonly onDone?: (answer: Answer) => unknown;
  readonly onWaiting?: () => unknown;
  readonly onRefused?: (error: unknown) => unknown;
  /** Stays busy until the open queries show it. */
  readonly isShownFirst?: boolean;
}

/** Names the running work for observers of the mutation cache. */
export interface Task<Answer = unknown> {
  readonly work: () => Promise<Outcome<Answer>>;
  readonly command?: string | undefined;
  readonly input?: unknown;
  readonly isShownFirst?: boolean | undefined;
}

export function wasDone(outcome: Outcome<unknown> | undefined): boolean {
  return outcome?.kind === 'done';
}

interface RunOptions {
  /** The command it consists of, for the queries to invalidate. */
  readonly command?: string;
  /** Which of several on one screen it is about. */
  readonly of?: unknown;
}

function tell(words: Words | undefined): void {
  if (words === undefined) return;
  showToast({ tone: 'success', ...(typeof words === 'string' ? { title: words } : words) });
}

/** Without a network the message says so, not only what failed. */
export function useRefusalWords(): (error: unknown) => string {
  const errorWords = useErrorWords();
  const errors = useMessages('errors');
  return (error) => (error instanceof OfflineError ? errors('needsNetwork') : errorWords(error));
}

/** Asynchronous work, one run at a time: busy, refused or done, with the messages for each. */
export function useTask() {
  const wordsFor = useRefusalWords();
  const isRunning = useRef(false);
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ work }: Task) => {
      const outcome = await work();
      if (outcome.kind === 'refused') throw outcome.error;
      return outcome;
    },
  });

  async function attempt<Answer>(
    task: Task<Answer>,
    { onStart, onDone, onRefused }: TaskFeedback<Answer>,
  ): Promise<Outcome<Answer>> {
    let outcome: Outcome<Answer> = { kind: 'waiting' };
    const work = async () => {
      await onStart?.();
      outcome = await task.work();
      if (outcome.kind === 'done') await onDone?.(outcome.output as Answer);
      if (outcome.kind === 'refused') await onRefused?.(outcome.error);
      return outcome;
    };
    return mutateAsync({ ...task, work }).then(
      () => outcome,
      (error: unknown) => ({ kind: 'refused', error }),
    );
  }

  /** A press during a run does nothing. */
  async function start<Answer>(
    task: Task<Answer>,
    telling: TaskFeedback<Answer> = {},
  ): Promise<Outcome<Answer> | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    const outcome = await attempt(task, telling);
    isRunning.current = false;
    const { done, waiting, refused, onWaiting } = telling;
    if (outcome.kind === 'done') {
      tell(typeof done === 'function' ? done(outcome.output as Answer) : done);
    } else if (outcome.kind === 'waiting') {
      onWaiting?.();
      tell(waiting);
    } else {
      const title = typeof refused === 'function' ? refused(outcome.error) : refused;
      const why = wordsFor(outcome.error);
      if (title === true) showToast({ title: why, tone: 'danger' });
      else if (title) showToast({ title, description: why, tone: 'danger' });
    }
    return outcome;
  }

  return {
    start,
    /** For work that is several commands or none: returning means done, throwing means refused. */
    run: <Answer>(
      work: () => Promise<Answer>,
      { command, of, ...telling }: TaskFeedback<Answer> & RunOptions = {},
    ) => {
      const attempt = async (): Promise<Outcome<Answer>> =>
        work().then(
          (output) => ({ kind: 'done', output }),
          (error: unknown) => ({ kind: 'refused', error }),
        );
      return start({ work: attempt, command, input: of }, telling);
    },
    isBusy: isPending,
    running: isPending ? variables : undefined,
    refusal: error ?? undefined,
    refusalWords: error ? wordsFor(error) : undefined,
    forgetRefusal: reset,
  };
}
