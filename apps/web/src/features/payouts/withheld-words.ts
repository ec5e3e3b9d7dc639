import type { Withheld } from '@chowk/domain/earnings';
import { formatDate } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';

/** Why somebody is not paid now, in the words for the team. */
export function useWithheldWords(): (withheld: Withheld) => string {
  const t = useMessages('money');
  const language = useLanguage();
  return ({ reason, until }) =>
    reason === 'changed' && until !== null
      ? t('payout.why.changedUntil', { when: formatDate(until, language, { withTime: true }) })
      : t(`payout.why.${reason}`);
}
