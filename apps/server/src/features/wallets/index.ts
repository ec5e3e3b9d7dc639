export {
  type CampaignMoney,
  holdCampaignMoney,
  type ReleasedMoney,
  releaseCampaignMoney,
} from './campaign-money';
export {
  type AccountName,
  balancePaise,
  type LedgerContext,
  type LedgerLine,
  type LedgerPosting,
  postToLedger,
  replayedPaise,
} from './ledger';
