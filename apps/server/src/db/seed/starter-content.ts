/** The initial figures; a super admin can change them in the app. */
export const STARTER_STATS = [
  { category: 'landing', stat_value: '5000+', stat_label: 'Stores', stat_label_hi: 'दुकानें' },
  { category: 'landing', stat_value: '100+', stat_label: 'Brands', stat_label_hi: 'ब्रांड' },
  { category: 'landing', stat_value: '500+', stat_label: 'Bizmen', stat_label_hi: 'बिज़मैन' },
  { category: 'landing', stat_value: '150+', stat_label: 'Cities', stat_label_hi: 'शहर' },
  { category: 'landing', stat_value: '98%', stat_label: 'Success rate', stat_label_hi: 'सफलता दर' },
  {
    category: 'brand',
    stat_value: '8-12%',
    stat_label: 'Platform fee',
    stat_label_hi: 'प्लेटफ़ॉर्म शुल्क',
  },
  { category: 'brand', stat_value: '48 hours', stat_label: 'To launch', stat_label_hi: 'में शुरुआत' },
  {
    category: 'retailer',
    stat_value: '₹5K-15K',
    stat_label: 'Earned per month',
    stat_label_hi: 'हर महीने की कमाई',
  },
  { category: 'retailer', stat_value: '7 days', stat_label: 'To payout', stat_label_hi: 'में भुगतान' },
  {
    category: 'bizman',
    stat_value: '₹500-2000',
    stat_label: 'Per shop',
    stat_label_hi: 'हर दुकान पर',
  },
] as const;
