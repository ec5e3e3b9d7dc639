import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { BACKDROP_CLASS } from './overlay-class';

interface SheetProps {
  title: string;
  description?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opened by going to an address: the way back from there closes it. */
  hasAddress?: boolean;
  /** Stays in sight under the scrolling body, within the thumb's reach. */
  footer?: ReactNode;
  children: ReactNode;
}

const SHAPE = clsx(
  'fixed z-50 flex flex-col border-line bg-raised text-ink shadow-high outline-none transition-transform duration-200',
  'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[88dvh] max-md:rounded-t-xl max-md:border-t',
  'max-md:data-starting-style:translate-y-full max-md:data-ending-style:translate-y-full',
  // Below the offline banner, which stays on top and must not cover the close button.
  'md:top-[var(--top-bar,0px)] md:bottom-0 md:end-0 md:w-[28rem] md:rounded-ss-xl md:border-s md:border-t',
  'md:data-starting-style:translate-x-full md:data-ending-style:translate-x-full',
);

/** From below on phones, from the side on wider screens. A swipe to close it would make it half as heavy again. */
export function Sheet({ title, description, footer, children, ...props }: SheetProps) {
  const { open, onOpenChange, hasAddress } = props;
  const t = useMessages('ui');
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP_CLASS} />
        <Base.Popup data-sheet={hasAddress ? 'address' : ''} className={SHAPE}>
          <header className="flex items-start justify-between gap-2 ps-5 pe-2 pt-2 pb-1">
            <div className="min-w-0 py-2.5">
              <Base.Title className="text-xl">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1 text-muted text-sm">
                  {description}
                </Base.Description>
              )}
            </div>
            <Base.Close render={<IconButton label={t('close')} icon={<X aria-hidden />} />} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col gap-3 border-line border-t px-5 py-4">{footer}</footer>
          )}
          <div className="pb-safe" />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
