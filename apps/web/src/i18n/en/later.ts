/** What each part of a home is for, said plainly, while it is not open yet. */
export const later = {
  brand: 'Your campaigns, spend and proofs will be shown here, with a later release.',
  retailer: 'Your deals, earnings and payouts will be shown here, with a later release.',
  none: 'Once you have a role, your work will be shown here.',
  'tab.analytics': 'Figures of the whole marketplace will be shown here, with a later release.',
  title: 'Not open yet',
} as const;
