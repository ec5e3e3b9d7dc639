import { formatNumber } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';

const KM_M = 1000;
const FAR_KM = 10;

/** As people say it: metres nearby, one digit of a kilometre, whole kilometres far away. */
export function useDistanceWords(): (metres: number) => string {
  const t = useMessages('leads');
  return (metres) => {
    const km = metres / KM_M;
    if (km < 1) return t('distance.m', { metres: Math.round(metres) });
    const shown = km < FAR_KM ? Math.round(km * 10) / 10 : Math.round(km);
    return t('distance.km', { km: formatNumber(shown) });
  };
}
