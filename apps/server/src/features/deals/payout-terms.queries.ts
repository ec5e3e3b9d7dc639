import { readPayoutTerms } from '@chowk/domain/deals';
import { implementQuery } from '../../contract/implement';
import { findTaxTerms } from '../earnings';
import { readPlatformConfig } from '../platform';

export const payoutTermsRead = implementQuery(readPayoutTerms, async ({ tx, actor, nowMs }) => {
  const { review_days, payable_days } = await readPlatformConfig(tx);
  return { review_days, payable_days, ...(await findTaxTerms({ tx, nowMs }, actor.uid ?? '')) };
});
