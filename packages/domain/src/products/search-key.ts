import { latinOf } from './devanagari';
import { SHOP_WORDS } from './shop-words';

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
  [/aa+/g, 'a'],
  [/a[iy]|ei|ae/g, 'e'],
  [/a[uv](?![aeiou])|ow/g, 'o'],
  [/i?y(?=[aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  // A word of one sound would match half of all names.
  [/(?<=\w\w)[ae]+(?=\b)/g, ''],
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

/** Said between the names of goods, and part of none. */
const FILLERS = new Set(searchWords('ka ki ke ko wala wali vale ek do aur and of the for'));

/** What somebody asks for; a search of nothing but such small words is for those. */
export function askedWords(search: string): string[] {
  const words = searchWords(search);
  const goods = words.filter((word) => !FILLERS.has(word));
  return goods.length > 0 ? goods : words;
}

/** Each line of the list, each of its names in words as they sound. */
let lines: readonly (readonly string[][])[] | undefined;

/** What else the goods of these words are called. */
function otherNames(words: readonly string[]): string[] {
  lines ??= SHOP_WORDS.map((names) => names.map(searchWords));
  const has = new Set(words);
  const isSaid = (name: readonly string[]) => name.every((word) => has.has(word));
  return lines.filter((names) => names.some(isSaid)).flat(2);
}

/** What is stored beside a name and looked through: its words, and what else such goods are called. */
export function searchKey(...texts: readonly string[]): string {
  const words = searchWords(texts.join(' '));
  return [...new Set([...words, ...otherNames(words)])].join(' ');
}
