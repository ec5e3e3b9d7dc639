export const queues = {
  'proofs.title': 'सबूत जाँच',
  'proofs.none': 'कुछ बाकी नहीं',
  'proofs.count_one': '{count} सबूत इंतज़ार में',
  'proofs.count_other': '{count} सबूत इंतज़ार में',
  'proofs.countMore': '{count} से ज़्यादा सबूत इंतज़ार में',
  'proofs.late_one': '{count} देर से',
  'proofs.late_other': '{count} देर से',
  'shops.title': 'चालू करने की दुकानें',
  'shops.none': 'कोई दुकान इंतज़ार में नहीं',
  'shops.count_one': '{count} दुकान इंतज़ार में',
  'shops.count_other': '{count} दुकानें इंतज़ार में',
  'shops.countMore': '{count} से ज़्यादा दुकानें इंतज़ार में',
} as const;
