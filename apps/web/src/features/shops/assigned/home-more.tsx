import { ArrowRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

export type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

export function More({ link }: { link: LinkElement }) {
  const t = useMessages('myshops');
  return (
    <ButtonLink variant="quiet" size="sm" render={link}>
      {t('home.all')}
      <ArrowRight aria-hidden className="size-4" />
    </ButtonLink>
  );
}
