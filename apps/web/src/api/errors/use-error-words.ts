import { ChowkError } from '@chowk/domain/kernel';
import { type MessageKey, useMessages } from '@/i18n';
import { errorKey } from './error-words';

/** The sentence a person reads about a failure: what is wrong with the first field, if one is. */
export function useErrorWords(): (error: unknown) => string {
  const words = useMessages('errors');
  return (error) => {
    const [first] = (error instanceof ChowkError && error.details?.fields) || [];
    const rule = `rule.${first?.rule}`;
    const said = first && words(rule as MessageKey<'errors'>, first.params);
    // A newer server may know rules this app has no words for.
    return said && said !== rule ? said : words(errorKey(error));
  };
}
