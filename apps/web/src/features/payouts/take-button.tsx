import type { ComponentProps } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { TakeButton as Plain } from '@/ui/table/take-button';

export function TakeButton(props: Omit<ComponentProps<typeof Plain>, 'errorWords'>) {
  return <Plain {...props} errorWords={useErrorWords()} />;
}
