import { formatDate, formatNumber, formatPaise } from '@chowk/domain/kernel';
import { type MessageKey, useLanguage, useMessages } from '@/i18n';
import type { DraftField, DraftValues } from './draft-fields';

const LABELS: Record<DraftField, MessageKey<'wizard'>> = {
  title: 'title.label',
  placement_type: 'placement.label',
  brief: 'brief.label',
  sample_photo_path: 'photo.label',
  areas: 'where.areas',
  shop_types: 'where.shopTypes',
  shop_id: 'oneShop.label',
  payment_nature: 'nature.label',
  payout_paise: 'money.payout',
  slots: 'money.slots',
  starts_on: 'dates.starts',
  ends_on: 'dates.ends',
  photos_needed: 'rules.photos',
  fence_m: 'rules.fence',
  days_to_submit: 'rules.days',
};
const NOTHING = '–';

/** Every field of a draft in words, for the review and for two versions side by side. */
export function useFieldWords() {
  const t = useMessages('wizard');
  const campaigns = useMessages('campaigns');
  const language = useLanguage();

  const dayText = (day: string) =>
    day === '' ? NOTHING : formatDate(`${day}T12:00:00+05:30`, language);
  const numberText = (value: number | null) => (value === null ? NOTHING : formatNumber(value));

  const texts: Record<DraftField, (values: DraftValues) => string> = {
    title: ({ title }) => title || NOTHING,
    placement_type: ({ placement_type: type }) =>
      type === null ? NOTHING : campaigns(`placement.${type}`),
    brief: ({ brief }) => brief || NOTHING,
    sample_photo_path: ({ sample_photo_path: path }) => (path ? t('photo.alt') : NOTHING),
    areas: ({ areas }) => areas.join(', ') || campaigns('areas.all'),
    shop_types: ({ shop_types: types }) =>
      types.map((type) => campaigns(`shop.${type}`)).join(', ') || campaigns('shopTypes.all'),
    shop_id: ({ shop_id: id }) => t(id === null ? 'oneShop.no' : 'oneShop.chosen'),
    payment_nature: ({ payment_nature: nature }) => t(`nature.${nature}`),
    payout_paise: ({ payout_paise: paise }) => (paise === null ? NOTHING : formatPaise(paise)),
    slots: ({ slots }) => numberText(slots),
    starts_on: ({ starts_on: day }) => dayText(day),
    ends_on: ({ ends_on: day }) => dayText(day),
    photos_needed: ({ photos_needed: count }) => numberText(count),
    fence_m: ({ fence_m: metres }) => numberText(metres),
    days_to_submit: ({ days_to_submit: days }) => numberText(days),
  };

  return {
    labelOf: (field: DraftField) => t(LABELS[field]),
    textOf: (field: DraftField, values: DraftValues) => texts[field](values),
  };
}
