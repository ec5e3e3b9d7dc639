import { formatDate, formatDistance, formatPaise, type Position } from '@chowk/domain/kernel';
import type { OpeningHours } from '@chowk/domain/shops';
import { type MessageKey, useLanguage, useMessages } from '@/i18n';

/** 1 is Monday, as is the first of January 2024. */
function nameOfDay(day: number, language: string): string {
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '';
}

/** What stands in a field, as the form it came from would say it. */
export function useFieldWords(): (field: string, value: unknown) => string {
  const t = useMessages('sync');
  const kinds = useMessages('campaigns');
  const language = useLanguage();

  function hours({ opens, closes, closed_on: closed }: OpeningHours): string {
    const days = closed.map((day) => nameOfDay(day, language)).join(', ');
    const open = t('hours.open', { opens, closes });
    return days ? `${open}, ${t('hours.closed', { days })}` : open;
  }

  function shopKinds(value: unknown): string {
    const words = [value].flat().map((kind) => kinds(`shop.${kind}` as MessageKey<'campaigns'>));
    return words.join(', ');
  }

  const dayOf = (value: unknown) => formatDate(String(value), language);
  const texts: Readonly<Record<string, (value: unknown) => string>> = {
    opening_hours: (value) => hours(value as OpeningHours),
    photos: (value) => t('photos', { count: (value as readonly unknown[]).length }),
    shop_type: shopKinds,
    shop_types: shopKinds,
    placement_type: (value) => kinds(`placement.${value}` as MessageKey<'campaigns'>),
    payment_nature: (value) => t(`nature.${value}` as MessageKey<'sync'>),
    sample_photo_path: () => t('photos', { count: 1 }),
    shop_id: () => t('oneShop.chosen'),
    position: (value) => t('position.noted', { ...(value as Position) }),
    accuracy_m: (value) => formatDistance(Number(value), language),
    fence_m: (value) => formatDistance(Number(value), language),
    starts_at: dayOf,
    ends_at: dayOf,
  };

  return (field, value) => {
    if (isEmpty(value)) return t(field === 'position' ? 'position.none' : 'conflict.empty');
    const text = texts[field];
    if (text) return text(value);
    if (field.endsWith('_paise') && typeof value === 'number') return formatPaise(value);
    if (Array.isArray(value)) return value.join(', ');
    // Its parts, without the names a program gives them.
    return typeof value === 'object' ? Object.values(value ?? {}).join(' · ') : String(value);
  };
}
