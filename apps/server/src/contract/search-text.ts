/** For `ilike`: `%` and `_` typed by a person are characters, not patterns. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
