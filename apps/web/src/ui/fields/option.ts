export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  /** How many there are of it; above nine it is 9+. */
  count?: number;
  isDisabled?: boolean;
}

export const LIST_CLASS =
  'popup max-w-(--available-width) overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-high outline-none';

export const OPTION_CLASS =
  'flex min-h-touch cursor-default select-none items-center gap-3 rounded-md px-3 py-2 outline-none ' +
  'data-highlighted:bg-primary-soft data-selected:font-semibold data-disabled:opacity-50';
