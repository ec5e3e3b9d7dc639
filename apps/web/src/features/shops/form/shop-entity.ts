/** What the queue calls this shop. */
export function shopEntity(id: string): string {
  return `shops:${id}`;
}
