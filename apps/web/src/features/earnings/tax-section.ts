import type { MessageKey } from '@/i18n';

type NameKey = Extract<MessageKey<'earnings'>, `section.${string}`>;

/** Since 2026 one section holds every kind of tax, so its row is named after it. */
const NAMES: Readonly<Record<string, NameKey>> = {
  'e-commerce': 'section.ecommerce',
  'contract work': 'section.contract',
  benefit: 'section.benefit',
  commission: 'section.commission',
};

/** "393 e-commerce" in the reader's words; a number alone, or a newer name, stays as it is. */
export function taxSectionWords(section: string, t: (key: NameKey) => string): string {
  const [number = '', ...rest] = section.split(' ');
  const key = NAMES[rest.join(' ')];
  return key ? `${number} ${t(key)}` : section;
}
