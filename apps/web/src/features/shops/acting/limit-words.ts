import { formatPaise } from '@chowk/domain/kernel';
import type { ShopConsent } from '@chowk/domain/shops';
import type { useMessages } from '@/i18n';

type ActingWords = ReturnType<typeof useMessages<'acting'>>;

/** One consent by its name, with the amount it ends at. */
export function limitWords(t: ActingWords, { kind, is_granted, limit_paise }: ShopConsent): string {
  if (!is_granted || limit_paise === null || kind === 'profile') return t(`kind.${kind}`);
  return t(`${kind}.upTo`, { amount: formatPaise(limit_paise) });
}
