export const dashboard = {
  'greeting.morning': 'Good morning, {name}',
  'greeting.day': 'Good afternoon, {name}',
  'greeting.evening': 'Good evening, {name}',
  'later.brand': 'Your campaigns, spend and proofs will be shown here, with a later release.',
  'later.retailer': 'Your deals, earnings and payouts will be shown here, with a later release.',
  'later.bizman': 'Your shops, leads and pay will be shown here, with a later release.',
  'later.admin': 'The proof queue and the day’s work will be shown here, with a later release.',
  'later.none': 'Once you have a role, your work will be shown here.',
  'later.tab.analytics':
    'Figures of the whole marketplace will be shown here, with a later release.',
  'later.tab.brands':
    'All brands, their campaigns and wallets will be listed here, with a later release.',
  'later.tab.retailers':
    'All stores, their deals and earnings will be listed here, with a later release.',
  'later.tab.bizmen': 'All bizmen, their shops and pay will be listed here, with a later release.',
  'later.tab.platform':
    'Pages, figures and settings of the product will be kept here, with a later release.',
  'later.title': 'Not open yet',
} as const;
