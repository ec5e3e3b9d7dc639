import { latinOf } from './devanagari';

/** Spellings that sound alike become one, the longer ones first. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/tion\b/g, 'san'],
  [/chh?/g, 'C'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/([kgjtdbsr])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ii|ie(?=\b)|ea|y(?=\b)/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/a[iy]|ei|ae/g, 'e'],
  [/a[uv](?![aeiou])|ow/g, 'o'],
  [/i?y(?=[aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=\w)[ae]+(?=\b)/g, ''],
  [/(?<=\w)a/g, ''],
  [/C/g, 'c'],
];

const MARKS = /\p{Mn}/gu;
const NOT_WORDS = /[^a-z0-9]+/g;

function fold(word: string): string {
  return ALIKE.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

/** The words of a text as they sound, so that a name is found however it is spelled. */
export function searchWords(text: string): string[] {
  const plain = latinOf(text).normalize('NFD').replace(MARKS, '').toLowerCase();
  const words = plain.replace(NOT_WORDS, ' ').trim().split(' ');
  return [...new Set(words.filter(Boolean).map((word) => fold(word) || word))];
}

/** What is kept beside a name and looked through. */
export function searchKey(...texts: readonly string[]): string {
  return searchWords(texts.join(' ')).join(' ');
}
