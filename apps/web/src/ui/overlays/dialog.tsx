import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { BACKDROP_CLASS, DIALOG_CLASS } from './overlay-class';

interface DialogProps {
  title: string;
  description?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button element that opens it; leave out when `open` is steered from outside. */
  trigger?: ReactElement;
  size?: 'md' | 'lg';
  footer?: ReactNode;
  children?: ReactNode;
}

export function Dialog({
  title,
  description,
  open,
  onOpenChange,
  trigger,
  size = 'md',
  footer,
  children,
}: DialogProps) {
  const t = useMessages('ui');
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={BACKDROP_CLASS} />
        <Base.Popup className={clsx(DIALOG_CLASS, size === 'lg' ? 'max-w-2xl' : 'max-w-md')}>
          <div className="flex items-start justify-between gap-2">
            <Base.Title className="pt-2.5 text-xl">{title}</Base.Title>
            <Base.Close
              render={<IconButton label={t('close')} icon={<X aria-hidden />} className="-me-3" />}
            />
          </div>
          {description && <Base.Description className="text-muted">{description}</Base.Description>}
          {children && <div className="mt-4">{children}</div>}
          {footer && (
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              {footer}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
