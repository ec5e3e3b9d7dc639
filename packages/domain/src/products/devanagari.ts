/** Letters of Hindi in the Latin ones people type for them; consonants carry an "a" of their own. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
};

/** Vowel signs, which replace a consonant's inherent "a". */
const SIGNS: Readonly<Record<string, string>> = {
  '\u093e': 'aa',
  '\u093f': 'i',
  '\u0940': 'ee',
  '\u0941': 'u',
  '\u0942': 'oo',
  '\u0943': 'ri',
  '\u0945': 'e',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u0949': 'o',
  '\u094b': 'o',
  '\u094c': 'au',
  '\u094d': '',
};

const NASALS: Readonly<Record<string, string>> = { '\u0901': 'n', '\u0902': 'n', '\u0903': 'h' };
/** A dot below makes other letters of these; the rest stay what they are. */
const DOTTED: Readonly<Record<string, string>> = { j: 'z', ph: 'f', d: 'r', dh: 'rh' };
const DOT_BELOW = '\u093c';
const ZERO = '०'.charCodeAt(0);

function isDigit(sign: string): boolean {
  return sign >= '०' && sign <= '९';
}

/** Hindi in Latin letters, much as people type it; everything else stays as it is. */
export function latinOf(text: string): string {
  const signs = [...text.normalize('NFD')];
  let latin = '';
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    const consonant = CONSONANTS[sign];
    if (consonant === undefined) {
      const digit = isDigit(sign) ? String(sign.charCodeAt(0) - ZERO) : undefined;
      latin += VOWELS[sign] ?? SIGNS[sign] ?? NASALS[sign] ?? digit ?? sign;
      continue;
    }
    const isDotted = signs[at + 1] === DOT_BELOW;
    if (isDotted) at += 1;
    latin += (isDotted ? DOTTED[consonant] : undefined) ?? consonant;
    const next = signs[at + 1] ?? '';
    const vowel = SIGNS[next];
    if (vowel !== undefined) {
      latin += vowel;
      at += 1;
    } else if (next in CONSONANTS || next in VOWELS || next in NASALS) {
      // Silent at the end of a word.
      latin += 'a';
    }
  }
  return latin;
}
