/** The common style of inputs and selects. 16 px text keeps iOS from zooming in. */
export const CONTROL_CLASS =
  'min-h-touch w-full rounded-lg border border-line-strong bg-surface px-4 text-base text-ink transition-colors ' +
  'hover:border-ink focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-soft/40 ' +
  '[&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted';
