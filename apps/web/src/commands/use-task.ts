import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { OfflineError } from '@/api/errors/errors';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import type { Outcome } from '@/offline/send/submit-command';
import { showToast, type ToastRequest } from '@/ui/feedback/toasts/toast-store';

/** A toast: its title alone, or with more. */
type Words = string | ToastRequest;

/** What a person is told of each outcome. What is left out is the screen's to show. */
export interface TaskFeedback<Answer = unknown> {
  readonly done?: Words | undefined | ((answer: Answer) => Words | undefined);
  readonly waiting?: Words | undefined;
  /** The toast's title, above why; `true` when why is all of it. */
  readonly refused?: string | true | undefined | ((error: unknown) => string | true | undefined);
  /** Such as showing it as done already; `onRefused` takes that back. */
  readonly onStart?: () => unknown;
  /** Before it is told, and part of the work: what fails here counts as refused. */
  readonly onDone?: (answer: Answer) => unknown;
  readonly onWaiting?: () => unknown;
  readonly onRefused?: (error: unknown) => unknown;
  /** It counts as under way until what is open shows it. */
  readonly isShownFirst?: boolean;
}

/** What runs, for whoever follows the mutations: which command, if it is one. */
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
  /** The command it is made of, for what has to be asked anew. */
  readonly command?: string;
  /** What it is about, of several on one screen. */
  readonly of?: unknown;
}

function tell(words: Words | undefined): void {
  if (words === undefined) return;
  showToast({ tone: 'success', ...(typeof words === 'string' ? { title: words } : words) });
}

/** A device without a network is told what is missing, not only what went wrong. */
export function useRefusalWords(): (error: unknown) => string {
  const errorWords = useErrorWords();
  const errors = useMessages('errors');
  return (error) => (error instanceof OfflineError ? errors('needsNetwork') : errorWords(error));
}

/** Something that takes a while, once at a time: under way, refused or done, and the words for each. */
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

  /** Nothing comes of a press while the one before it is under way. */
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
    /**
     * For work that is more than one command, or none: whatever it answers is done, whatever it throws
     * is refused.
     */
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
    /** What is under way. */
    running: isPending ? variables : undefined,
    refusal: error ?? undefined,
    refusalWords: error ? wordsFor(error) : undefined,
    forgetRefusal: reset,
  };
}
