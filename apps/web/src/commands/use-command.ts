import { useEffect, useState } from 'react';
import type { AnswerOf, CommandRef, InputFor } from '@/api/client/contract-ref';
import { createKeys, loadOutbox, type Sending, sendCommand } from './send-command';
import { type TaskFeedback, useTask } from './use-task';

export interface RunCommandOptions<Answer> extends TaskFeedback<Answer>, Sending {}

/** For a command that creates something: the new id is the key, so a retry does not create two. */
type MakesInput<R extends CommandRef> = (id: string) => InputFor<R>;

/** Several commands of one place, of which only one runs at a time. */
export function useCommands(common: Omit<TaskFeedback<unknown>, 'done' | 'onDone'> = {}) {
  const { start, run: _, running, ...state } = useTask();
  const [keys] = useState(createKeys);

  async function run<R extends CommandRef>(
    ref: R,
    given: InputFor<R> | MakesInput<R>,
    { queue, key: ownKey, ...telling }: RunCommandOptions<AnswerOf<R>> = {},
  ) {
    const makes = given as MakesInput<R>;
    const isMaking = typeof given === 'function';
    const key = ownKey ?? keys.keyFor(ref.name, isMaking ? makes('') : given);
    const input = isMaking ? makes(key) : given;
    const work = async () => {
      const sending = { queue, key };
      const outcome = await sendCommand(ref, input, sending);
      keys.settle(outcome);
      return outcome;
    };
    const told = { ...common, ...telling };
    const { isShownFirst } = told;
    return start({ work, command: ref.name, input, isShownFirst }, told);
  }

  return { ...state, run, running: running && { command: running.command, input: running.input } };
}

/**
 * Runs a command from a screen: one press at a time, a key kept until the response, the outbox for
 * queueable commands, a message for each outcome, and a refresh of what shows it.
 */
export function useCommand<R extends CommandRef>(
  ref: R,
  common: RunCommandOptions<AnswerOf<R>> = {},
) {
  const { run, running, ...state } = useCommands();
  // The network may be gone by the time it is pressed.
  useEffect(() => {
    if (ref.isQueueable) void loadOutbox().catch(() => undefined);
  }, [ref]);
  return {
    ...state,
    running: running?.input as InputFor<R> | undefined,
    run: (input: InputFor<R> | MakesInput<R>, press: RunCommandOptions<AnswerOf<R>> = {}) =>
      run(ref, input, { ...common, ...press }),
  };
}
