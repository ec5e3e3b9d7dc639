import type {
  confirmProposal,
  listProposals,
  readConfirmers,
  readPlatformConfig,
  rejectProposal,
  setPlatformConfig,
  withdrawProposal,
} from '@chowk/domain/platform';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const readPlatformConfigRef = queryRef<typeof readPlatformConfig>(
  'platform_config_read',
  '/platform_config',
);
export const setPlatformConfigRef = commandRef<typeof setPlatformConfig>('platform_config_set');
export const listProposalsRef = queryRef<typeof listProposals>('proposals_list', '/proposals');
export const readConfirmersRef = queryRef<typeof readConfirmers>('confirmers_read', '/confirmers');
export const confirmProposalRef = commandRef<typeof confirmProposal>('proposal_confirm');
export const rejectProposalRef = commandRef<typeof rejectProposal>('proposal_reject');
export const withdrawProposalRef = commandRef<typeof withdrawProposal>('proposal_withdraw');

/** Every change of a setting. */
export const configChangesOptions = (cursor: string | undefined) =>
  queryOptionsFor(listProposalsRef, {
    kind: 'setting',
    ...(cursor === undefined ? {} : { cursor }),
  });

/** Whatever waits for a second person. */
export const openProposalsOptions = (cursor: string | undefined) =>
  queryOptionsFor(listProposalsRef, {
    is_open: true,
    ...(cursor === undefined ? {} : { cursor }),
  });

/** What a second person, its proposer or the time settled. */
export const decidedProposalsOptions = (cursor: string | undefined) =>
  queryOptionsFor(listProposalsRef, {
    is_open: false,
    ...(cursor === undefined ? {} : { cursor }),
  });

export const confirmersOptions = () => queryOptionsFor(readConfirmersRef, {});

export const platformConfigOptions = () => queryOptionsFor(readPlatformConfigRef, {});
