import clsx from 'clsx';
import { initialsOf } from './initials';

interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const SIZES = { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-16 text-xl' } as const;

/** Decorative: the name is always beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center overflow-hidden rounded-lg bg-role-soft font-semibold text-role-ink',
        SIZES[size],
        className,
      )}
    >
      {src ? (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
