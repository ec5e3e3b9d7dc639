import type { Paise } from '../kernel';

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const TENS = [
  ...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
];
/** As amounts are grouped here: the crores may be as many as they like. */
const STEPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

function wordsOf(whole: number): string {
  for (const [size, name] of STEPS) {
    if (whole < size) continue;
    const rest = whole % size;
    const first = `${wordsOf(Math.floor(whole / size))} ${name}`;
    return rest === 0 ? first : `${first} ${wordsOf(rest)}`;
  }
  if (whole < SMALL.length) return SMALL[whole] ?? '';
  const ten = TENS[Math.floor(whole / 10)] ?? '';
  return whole % 10 === 0 ? ten : `${ten}-${SMALL[whole % 10]}`;
}

/** “Rupees one lakh five thousand and fifty paise only”, as invoices say it beside the figure. */
export function rupeesInWords(paise: Paise): string {
  const odd = paise % 100;
  const rupees = `Rupees ${wordsOf(Math.floor(paise / 100))}`;
  return odd === 0 ? `${rupees} only` : `${rupees} and ${wordsOf(odd)} paise only`;
}
