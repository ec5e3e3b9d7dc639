/** An Indian mobile number as stored and sent: the country code and ten digits from 6 to 9. */
const STORED = /^\+91[6-9]\d{9}$/;
const TYPED = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/;
/** Separators people type or paste between the digits. */
const SEPARATORS = /[\s().\u200b\u200e\u202a\u202c-]/g;
const DEVANAGARI_ZERO = 0x0966;

function plainDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** `98765 43210`, `09876543210` and `+91-98765-43210` are one number: `+919876543210`. */
export function findMobile(typed: string): string | undefined {
  const digits = TYPED.exec(plainDigits(typed).replace(SEPARATORS, ''))?.[1];
  return digits === undefined ? undefined : `+91${digits}`;
}

export function isMobile(text: string): boolean {
  return STORED.test(text);
}

const GROUP_START = 3;
const GROUP_MIDDLE = 8;

/** `+91 98765 43210`. Anything else is shown as it is. */
export function formatMobile(phone: string): string {
  if (!isMobile(phone)) return phone;
  return [
    phone.slice(0, GROUP_START),
    phone.slice(GROUP_START, GROUP_MIDDLE),
    phone.slice(GROUP_MIDDLE),
  ].join(' ');
}

export function callLink(phone: string): string {
  return `tel:${phone}`;
}

/** A chat with that number; WhatsApp wants the country code without its plus. */
export function whatsAppLink(phone: string): string | undefined {
  return isMobile(phone) ? `https://wa.me/${phone.slice(1)}` : undefined;
}
