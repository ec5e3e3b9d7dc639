const STORAGE_KEY = 'chowk.typedEmail';

/** Typed on a sign-in page by whoever then forgot the password; not in the address, which others may see. */
export function carryTyped(email: string): void {
  sessionStorage.setItem(STORAGE_KEY, email);
}

export function takeTyped(): string | undefined {
  const email = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return email || undefined;
}
