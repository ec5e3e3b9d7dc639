/** Text a person types into an amount box, kept in Indian grouping (12,34,567) as it grows. */

/** ₹10 lakh crore: above any real amount, and its paise still fit a safe integer. */
const MAX_WHOLE_DIGITS = 13;

/** Hindi keyboards type ०-९. */
function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

export function groupIndian(digits: string): string {
  const tail = digits.slice(-3);
  const head = digits.slice(0, -3);
  return head ? `${head.replace(/\B(?=(\d{2})+(?!\d))/g, ',')},${tail}` : tail;
}

/** Drops what cannot be part of a number; a dot just typed stays, so decimals can follow. */
export function formatWhileTyping(raw: string, decimals: number): string {
  const [wholeRaw = '', ...rest] = toLatinDigits(raw).split('.');
  const whole = wholeRaw
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_WHOLE_DIGITS);
  const grouped = groupIndian(whole);
  if (decimals === 0 || rest.length === 0) return grouped;
  return `${grouped || '0'}.${rest.join('').replace(/\D/g, '').slice(0, decimals)}`;
}

/** The number in units of its last decimal (paise for two decimals); null when nothing is typed. */
export function parseScaled(text: string, decimals: number): number | null {
  const clean = formatWhileTyping(text, decimals).replaceAll(',', '');
  if (clean === '' || clean === '.') return null;
  const [whole = '0', fraction = ''] = clean.split('.');
  return Number(whole + fraction.padEnd(decimals, '0'));
}

export function formatScaled(value: number | null, decimals: number): string {
  if (value === null) return '';
  const scale = 10 ** decimals;
  const whole = groupIndian(String(Math.floor(value / scale)));
  const fraction = value % scale;
  return fraction === 0 ? whole : `${whole}.${String(fraction).padStart(decimals, '0')}`;
}

/** Keeps the caret after the same digit when commas come and go around it. */
export function caretAfterFormat(before: string, caret: number, after: string): number {
  const isKept = (char: string) => /[\d.०-९]/.test(char);
  let kept = [...before.slice(0, caret)].filter(isKept).length;
  for (let at = 0; at < after.length; at++) {
    if (kept === 0) return at;
    if (isKept(after.charAt(at))) kept--;
  }
  return after.length;
}
