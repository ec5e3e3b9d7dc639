import { ChowkError, type FieldProblem } from '@chowk/domain/kernel';
import { type MessageKey, useMessages } from '@/i18n';
import { errorKey } from './error-words';

function useKnownRule(): (problem: FieldProblem | undefined) => string | undefined {
  const words = useMessages('errors');
  return (problem) => {
    const key = `rule.${problem?.rule}`;
    const said = problem && words(key as MessageKey<'errors'>, problem.params);
    // A newer server may have rules this app has no words for.
    return said === key ? undefined : said;
  };
}

/** The message for a field, whichever form or command it belongs to. */
export function useRuleWords(): (problem: FieldProblem) => string {
  const words = useMessages('errors');
  const known = useKnownRule();
  return (problem) => known(problem) ?? words('rule.invalid');
}

/** The sentence for a failure: the first field's problem, if there is one. */
export function useErrorWords(): (error: unknown) => string {
  const words = useMessages('errors');
  const known = useKnownRule();
  return (error) => {
    const [first] = (error instanceof ChowkError && error.details?.fields) || [];
    return known(first) ?? words(errorKey(error));
  };
}
