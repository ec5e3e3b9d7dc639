/** A bizman's month in one card: the way to the next bonus, and the pay. */
export const target = {
  title: '{month} target',
  ring: '{count} of {from} shops for the next bonus',
  of: 'of {from}',
  next_one: '1 more shop for {amount}',
  next_other: '{count} more shops for {amount}',
  top: 'Highest bonus reached',
  tiers: 'Bonuses this month',
  tier: '{from}: {amount}',
  tierReached: 'reached',
  today: 'Earned today',
  month: 'This month',
  noPan: '{percent}% tax is cut from your pay without a PAN',
  addPan: 'Add PAN',
} as const;
