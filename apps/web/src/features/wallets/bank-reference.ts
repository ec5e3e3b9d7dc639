const SHAPE = /^[A-Z0-9]{6,35}$/;

/** People copy it with the spaces their bank prints. */
export function tidyReference(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

export function isBankReference(text: string): boolean {
  return SHAPE.test(text);
}
