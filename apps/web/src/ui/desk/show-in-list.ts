/** Scrolls the row's list and never the page, so that the case beside it stays in place. */
export function showInList(row: HTMLElement): void {
  const list = row.closest('[data-own-scroll]');
  if (!list) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
