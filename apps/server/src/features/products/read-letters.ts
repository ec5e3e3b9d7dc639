const UTF16_LITTLE = [0xff, 0xfe] as const;
const UTF16_BIG = [0xfe, 0xff] as const;
/** Outside of text these stand for a file of another kind, or one read with the wrong letters. */
const CONTROLS = /[^\P{Cc}\t\r\n]|\ufffd/u;

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, i) => bytes[i] === byte);
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF16_LITTLE)) return 'utf-16le';
  return startsWith(bytes, UTF16_BIG) ? 'utf-16be' : 'utf-8';
}

/** The text of a file as spreadsheets write it; undefined where guessing would garble names. */
export function readLetters(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return CONTROLS.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
