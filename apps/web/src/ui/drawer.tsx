import { Drawer as Base } from '@base-ui/react/drawer';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { IconButton } from './icon-button';
import { BACKDROP_CLASS } from './overlay-class';
import { FROM_TABLET, useMediaQuery } from './use-media-query';

interface DrawerProps {
  title: string;
  description?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** Stays in sight under the scrolling body, within the thumb's reach. */
  footer?: ReactNode;
  children: ReactNode;
}

const SHAPE = {
  sheet:
    'max-h-[88dvh] w-full rounded-t-xl border-t translate-y-(--drawer-swipe-movement-y) data-starting-style:translate-y-full data-ending-style:translate-y-full',
  side: 'h-full w-[28rem] max-w-[90vw] border-l translate-x-(--drawer-swipe-movement-x) data-starting-style:translate-x-full data-ending-style:translate-x-full',
} as const;

/** A bottom sheet on phones, swiped down to close; a side panel on wider screens. */
export function Drawer({
  title,
  description,
  open,
  onOpenChange,
  trigger,
  footer,
  children,
}: DrawerProps) {
  const t = useMessages('ui');
  const isSide = useMediaQuery(FROM_TABLET);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} swipeDirection={isSide ? 'right' : 'down'}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={BACKDROP_CLASS} />
        <Base.Viewport
          className={clsx('fixed inset-0 z-50 flex', isSide ? 'justify-end' : 'items-end')}
        >
          <Base.Popup
            className={clsx(
              'flex flex-col border-line bg-raised text-ink shadow-high outline-none transition-transform duration-200 data-swiping:select-none data-swiping:duration-0',
              isSide ? SHAPE.side : SHAPE.sheet,
            )}
          >
            {!isSide && (
              <span
                aria-hidden
                className="mx-auto mt-2.5 h-1.5 w-11 shrink-0 rounded-full bg-line"
              />
            )}
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
            <Base.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
              {children}
            </Base.Content>
            {footer ? (
              <footer className="border-line border-t px-5 pt-4">
                <div className="flex flex-col gap-3 pb-4">{footer}</div>
                <div className="pb-safe" />
              </footer>
            ) : (
              <div className="pb-safe" />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
