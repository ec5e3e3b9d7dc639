import { useMessages } from '@/i18n';
import type { ProductFormState } from './use-product-form';

/** What is wrong at a place of the form, in words. */
export function useWrongWords({ errorOf }: Pick<ProductFormState, 'errorOf'>) {
  const words = useMessages('errors');
  return (path: string) => {
    const wrong = errorOf(path);
    return wrong && words(wrong);
  };
}
