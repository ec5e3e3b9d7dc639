/** The shops a bizman looks after: how they do, whom to visit today. */
export const myshops = {
  title: 'Shops',
  tabs: 'Parts of this page',
  'tab.shops': 'My shops',
  'tab.today': 'Today',
  'tab.leads': 'Leads',
  'shops.none': 'No shops yet',
  'shops.noneText': 'A shop is here once the account of one of your leads is made.',
  'today.none': 'Nothing to visit today',
  'today.noneText': 'Shops whose proof is due are listed here.',
  'leads.none': 'No leads yet',
  'leads.noneText': 'Shops you want to onboard will be kept here.',
} as const;
