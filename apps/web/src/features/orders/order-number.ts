const SHOWN = 8;

/** Short enough to be said on the phone; ids end in what chance made, so these hardly meet. */
export function orderNumber(id: string): string {
  return id.replaceAll('-', '').slice(-SHOWN).toUpperCase();
}
