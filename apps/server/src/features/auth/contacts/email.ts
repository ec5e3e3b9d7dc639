const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
/** Something before the @, a dotted name after it, no spaces or control characters anywhere. */
const EMAIL =
  /^[^\s@\p{C}"(),:;<>[\\\]]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[\p{L}\p{N}-]{2,}$/u;

/** One spelling per address, or undefined when it is none. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  const isPlausible =
    email.length <= MAX_LENGTH &&
    email.indexOf('@') <= MAX_LOCAL_LENGTH &&
    EMAIL.test(email) &&
    !email.includes('..');
  return isPlausible ? email : undefined;
}
