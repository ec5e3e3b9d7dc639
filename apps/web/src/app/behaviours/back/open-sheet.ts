/** One that is just closing is no longer in the way. */
const OPEN = '[data-sheet][data-open]';

/** Whether a sheet lies over the screen, and whether it was opened by an address. */
export function findOpenSheet(): 'address' | 'plain' | undefined {
  const sheet = document.querySelector<HTMLElement>(OPEN);
  if (!sheet) return undefined;
  return sheet.dataset.sheet === 'address' ? 'address' : 'plain';
}

/** As by the key for it, so that what lies on the sheet is closed before it. */
export function closeOpenSheet(): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
