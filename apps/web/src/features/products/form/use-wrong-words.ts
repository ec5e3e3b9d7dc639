import { useMessages } from '@/i18n';
import type { ProductFormState } from './use-product-form';

/** What is wrong at a place of the form, in words. */
export function useWrongWords({ errors }: Pick<ProductFormState, 'errors'>) {
  const words = useMessages('errors');
  return (path: string) => {
    const wrong = errors[path];
    return wrong && words(wrong);
  };
}
