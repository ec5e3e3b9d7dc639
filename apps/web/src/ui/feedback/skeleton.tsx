import clsx from 'clsx';

/** Sized by a class like its content, so that nothing moves when that arrives. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      data-loading
      className={clsx('block animate-pulse-soft rounded-sm bg-line', className)}
    />
  );
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={clsx('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={clsx('h-4', WIDTHS[line % WIDTHS.length])} />
      ))}
    </span>
  );
}
