import { type MessageKey, useMessages } from '@/i18n';

/** A command that may wait has words for that; where it has no others, they name its step too. */
export function useStepWords(): (name: string) => string {
  const steps = useMessages('steps');
  const waiting = useMessages('sync');
  return (name) => {
    const said = steps(name as MessageKey<'steps'>);
    if (said !== name) return said;
    const key = `what.${name}` as MessageKey<'sync'>;
    const called = waiting(key);
    return called === key ? name : called;
  };
}
