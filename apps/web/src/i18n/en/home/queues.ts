/** What waits for an admin, said on their home and over the lists. */
export const queues = {
  'proofs.title': 'Proof review',
  'proofs.none': 'Nothing waits',
  'proofs.count_one': '{count} proof waits',
  'proofs.count_other': '{count} proofs wait',
  'proofs.countMore': 'More than {count} proofs wait',
  'proofs.late_one': '{count} late',
  'proofs.late_other': '{count} late',
  'shops.title': 'Shops to activate',
  'shops.none': 'No shop waits',
  'shops.count_one': '{count} shop waits',
  'shops.count_other': '{count} shops wait',
  'shops.countMore': 'More than {count} shops wait',
} as const;
