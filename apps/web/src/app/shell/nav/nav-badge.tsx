import clsx from 'clsx';
import { useMessages } from '@/i18n';
import { badgeText } from './badge-text';

export function NavBadge({ count, className }: { count: number; className?: string }) {
  const t = useMessages('shell');
  const text = badgeText(count);
  if (!text) return null;
  return (
    <span
      className={clsx(
        'grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 font-bold text-on-danger text-xs tabular-nums leading-none',
        className,
      )}
    >
      <span aria-hidden>{text}</span>
      <span className="sr-only">{t('nav.unread', { count })}</span>
    </span>
  );
}
