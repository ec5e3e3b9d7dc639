import { formatPaise } from '@chowk/domain/kernel';
import clsx from 'clsx';

interface MoneyProps {
  paise: number;
  /** ₹1.2L for tiles; the full amount is still read aloud and shown on hover. */
  isCompact?: boolean;
  className?: string;
}

export function Money({ paise, isCompact = false, className }: MoneyProps) {
  const full = formatPaise(paise);
  const shared = clsx('whitespace-nowrap tabular-nums', className);
  if (!isCompact) return <span className={shared}>{full}</span>;
  return (
    <span className={shared} title={full}>
      <span aria-hidden>{formatPaise(paise, { compact: true })}</span>
      <span className="sr-only">{full}</span>
    </span>
  );
}
