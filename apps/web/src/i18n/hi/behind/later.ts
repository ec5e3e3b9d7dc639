export const later = {
  none: 'भूमिका मिलते ही आपका काम यहाँ दिखेगा।',
  title: 'अभी खुला नहीं है',
} as const;
