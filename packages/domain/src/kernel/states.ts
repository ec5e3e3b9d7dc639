import type { Actor } from './access/actor';
import type { Rule } from './access/policy';
import { ChowkError } from './errors/errors';

/** One transition of a noun: from, to, by whom, through which command. */
export interface Transition<State extends string> {
  readonly from: State;
  readonly to: State;
  readonly by: Rule;
  readonly via: string;
}

export interface StateTable<State extends string> {
  readonly noun: string;
  readonly states: readonly State[];
  readonly initial: State;
  readonly transitions: readonly Transition<State>[];
}

export function defineStates<State extends string>(table: StateTable<State>): StateTable<State> {
  const unknown = table.transitions
    .flatMap(({ from, to }) => [from, to])
    .find((state) => !table.states.includes(state));
  if (unknown) throw new Error(`${table.noun} has no state ${unknown}`);
  return table;
}

/** The transitions this person may make now, which are the buttons to show. */
export function nextSteps<State extends string>(
  table: StateTable<State>,
  from: State,
  actor: Actor,
): readonly Transition<State>[] {
  return table.transitions.filter((step) => step.from === from && step.by.allows(actor, undefined));
}

export function requireStep<State extends string>(
  table: StateTable<State>,
  from: State,
  via: string,
  actor: Actor,
): State {
  const step = nextSteps(table, from, actor).find((candidate) => candidate.via === via);
  if (step) return step.to;
  throw new ChowkError('WRONG_STATE', { details: { noun: table.noun, state: from, step: via } });
}

/** The same for the system, in a job or as the consequence of another transition. */
export function requireSystemStep<State extends string>(
  table: StateTable<State>,
  from: State,
  via: string,
): State {
  const step = table.transitions.find(
    (candidate) => candidate.from === from && candidate.via === via,
  );
  if (step) return step.to;
  throw new ChowkError('WRONG_STATE', { details: { noun: table.noun, state: from, step: via } });
}
