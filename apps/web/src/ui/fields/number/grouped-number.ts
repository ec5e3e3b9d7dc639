/** Formats an amount with Indian grouping (12,34,567) while it is typed. */

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

/** Characters around digits that are ignored. */
const DRESSING = /[\s,₹]/g;

export type NumberProblem = 'minus' | 'digits' | 'decimals' | 'whole' | 'large';

/** Why a text is no number of this kind. Nothing is left out of it to make it one. */
export function numberProblem(raw: string, decimals: number): NumberProblem | undefined {
  const plain = toLatinDigits(raw).replace(DRESSING, '');
  if (/^[-−–]/.test(plain)) return 'minus';
  const match = /^(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!match) return 'digits';
  const [, whole = '', fraction] = match;
  if (fraction !== undefined && decimals === 0) return 'whole';
  if (fraction !== undefined && fraction.length > decimals) return 'decimals';
  return whole.replace(/^0+/, '').length > MAX_WHOLE_DIGITS ? 'large' : undefined;
}

/**
 * Grouped again; a trailing dot stays, so that decimals can follow. Invalid input stays as typed.
 */
export function formatWhileTyping(raw: string, decimals: number): string {
  if (numberProblem(raw, decimals)) return raw;
  const [whole = '', fraction] = toLatinDigits(raw).replace(DRESSING, '').split('.');
  const grouped = groupIndian(whole.replace(/^0+(?=\d)/, ''));
  return fraction === undefined ? grouped : `${grouped || '0'}.${fraction}`;
}

/** The number in units of its last decimal (paise for two decimals); null when there is none. */
export function parseScaled(text: string, decimals: number): number | null {
  if (numberProblem(text, decimals)) return null;
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

/** Keeps the caret after the same digit when separators change. */
export function caretAfterFormat(before: string, caret: number, after: string): number {
  const isKept = (char: string) => /[\d.०-९]/.test(char);
  let kept = [...before.slice(0, caret)].filter(isKept).length;
  for (let at = 0; at < after.length; at++) {
    if (kept === 0) return at;
    if (isKept(after.charAt(at))) kept--;
  }
  return after.length;
}
