import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useMessages } from '@/i18n';

/** What is over sooner needs no sign; showing one would only flicker. */
const PATIENCE_MS = 150;

interface BusyBarProps {
  isBusy: boolean;
  label?: string;
  className?: string;
}

/** A thin progress line at the top of its positioned parent, instead of a spinner. */
export function BusyBar({ isBusy, label, className }: BusyBarProps) {
  const t = useMessages('ui');
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isBusy) return setIsShown(false);
    const timer = setTimeout(() => setIsShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);

  if (!isShown) return null;
  return (
    <div
      role="progressbar"
      aria-label={label ?? t('loading')}
      className={clsx(
        'absolute inset-x-0 top-0 z-40 h-0.75 overflow-hidden bg-role-soft',
        className,
      )}
    >
      <div className="h-full w-1/3 animate-slide-along rounded-full bg-role" />
    </div>
  );
}
