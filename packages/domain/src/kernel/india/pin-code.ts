/** The first two digits name a postal circle; these pairs name none. Nine is the army's. */
const NO_CIRCLE = /^(?:10|29|35|54|55|65|66|86|87|88|89)/;
const PIN_CODE = /^[1-9]\d{5}$/;

/** People write 400 050 as often as 400050. */
export function tidyPinCode(typed: string): string {
  return typed.replace(/[\s-]+/g, '');
}

export function isPinCode(text: string): boolean {
  return PIN_CODE.test(text) && !NO_CIRCLE.test(text);
}
