import { useMessages } from '@/i18n';
import { errorKey } from './error-words';

/** The sentence a person reads about a failure. */
export function useErrorWords(): (error: unknown) => string {
  const words = useMessages('errors');
  return (error) => words(errorKey(error));
}
