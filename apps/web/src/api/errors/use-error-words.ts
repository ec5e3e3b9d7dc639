import { ChowkError, type FieldProblem } from '@chowk/domain/kernel';
import { type MessageKey, useMessages } from '@/i18n';
import { errorKey } from './error-words';

function useKnownRule(): (problem: FieldProblem | undefined) => string | undefined {
  const words = useMessages('errors');
  return (problem) => {
    const key = `rule.${problem?.rule}`;
    const said = problem && words(key as MessageKey<'errors'>, problem.params);
    // A newer server may know rules this app has no words for.
    return said === key ? undefined : said;
  };
}

/** What is wrong with a field, whichever form or command it is of. */
export function useRuleWords(): (problem: FieldProblem) => string {
  const words = useMessages('errors');
  const known = useKnownRule();
  return (problem) => known(problem) ?? words('rule.invalid');
}

/** The sentence a person reads about a failure: what is wrong with the first field, if one is. */
export function useErrorWords(): (error: unknown) => string {
  const words = useMessages('errors');
  const known = useKnownRule();
  return (error) => {
    const [first] = (error instanceof ChowkError && error.details?.fields) || [];
    return known(first) ?? words(errorKey(error));
  };
}
