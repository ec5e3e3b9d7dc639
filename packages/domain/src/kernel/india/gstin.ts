const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z0-9]{2}$/;
const BASE = 36;
const STATE_LENGTH = 2;
export const GSTIN_LENGTH = 15;

/** The check character: weights 1, 2, 1, 2 in base 36. */
function checkCharacter(fourteen: string): string {
  const sum = [...fourteen].reduce((total, character, i) => {
    const product = Number.parseInt(character, BASE) * (i % 2 === 0 ? 1 : 2);
    return total + Math.trunc(product / BASE) + (product % BASE);
  }, 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}

export function tidyGstin(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** A GSTIN: state, PAN, entity and a valid check character. */
export function isGstin(text: string): boolean {
  return SHAPE.test(text) && checkCharacter(text.slice(0, -1)) === text.slice(-1);
}

/** The first two digits: where its holder is registered, which decides the tax on an invoice. */
export function stateCodeOfGstin(gstin: string): string {
  return gstin.slice(0, STATE_LENGTH);
}
