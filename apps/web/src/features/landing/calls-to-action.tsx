import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useMessages } from '@/i18n';
import { buttonClass } from '@/ui/base/button-class';
import { LINKS } from './links';

interface CallsToActionProps {
  /** On the dark band the first button takes the accent, so that it stands out there too. */
  isOnDark?: boolean;
  className?: string;
}

export function CallsToAction({ isOnDark = false, className }: CallsToActionProps) {
  const t = useMessages('landing');
  return (
    <div className={clsx('flex flex-col gap-3 sm:flex-row', className)}>
      <a
        href={LINKS.trial}
        className={clsx(
          buttonClass({ size: 'lg' }),
          isOnDark && 'bg-accent! text-on-accent! hover:bg-inverse-accent!',
        )}
      >
        {t('hero.trial')}
        <ArrowRight aria-hidden className="size-5" />
      </a>
      <a
        href={LINKS.demo}
        className={clsx(
          buttonClass({ variant: 'secondary', size: 'lg' }),
          isOnDark && 'border-current! bg-transparent! text-inherit! hover:bg-current/10!',
        )}
      >
        {t('hero.demo')}
      </a>
    </div>
  );
}
