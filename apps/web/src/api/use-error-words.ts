import { ChowkError } from '@chowk/domain/kernel';
import { type MessageKey, useMessages } from '@/i18n';
import { errorKey } from './error-words';

/** Which sentence says what is wrong with the first field, as the server named it. */
function ruleKey(error: unknown): string | undefined {
  if (!(error instanceof ChowkError)) return undefined;
  const [first] = error.details?.fields ?? [];
  return first && `rule.${first.rule}`;
}

/** The sentence a person reads about a failure. */
export function useErrorWords(): (error: unknown) => string {
  const words = useMessages('errors');
  return (error) => {
    const rule = ruleKey(error);
    const said = rule && words(rule as MessageKey<'errors'>);
    // A newer server may know rules this app has no words for.
    return said && said !== rule ? said : words(errorKey(error));
  };
}
