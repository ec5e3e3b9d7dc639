export const cms = {
  updated: 'Published {date}',
  inEnglish: 'This page is not in Hindi yet, so it is shown in English.',
} as const;
