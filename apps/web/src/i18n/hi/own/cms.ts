export const cms = {
  updated: '{date} को प्रकाशित',
  inEnglish: 'यह पेज अभी हिन्दी में नहीं है, इसलिए अंग्रेज़ी में दिखाया जा रहा है।',
} as const;
