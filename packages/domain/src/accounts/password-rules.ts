/** The server refuses besides what many people use; only it has the list. */
export const MIN_PASSWORD_LENGTH = 8;

/** Counted as a person counts: a letter outside the basic plane is one, not two. */
export function isLongEnough(password: string): boolean {
  return [...password.normalize('NFKC')].length >= MIN_PASSWORD_LENGTH;
}
