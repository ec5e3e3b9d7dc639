/** Deeper than any contract, far shallower than what overflows a recursive parser. */
export const MAX_JSON_DEPTH = 64;

/** Valid JSON, but nested deeper than any honest caller needs. */
export class JsonTooDeep extends Error {}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const OPENS = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSES = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** The index of the quote that ends the string starting at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) {
    at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  }
  return at;
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (CLOSES.has(sign)) depth--;
    else if (OPENS.has(sign) && ++depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}

/**
 * The only parser of JSON from outside. The depth is checked on the text first, because validation,
 * hashing and masking of the parsed value are recursive.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new JsonTooDeep('The JSON is nested too deeply');
  return JSON.parse(text);
}
