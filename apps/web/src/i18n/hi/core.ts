export const core = {
  'app.name': 'चौक',
  'language.switch': 'भाषा बदलकर {language} करें',
  'theme.toDark': 'गहरी थीम चुनें',
  'theme.toLight': 'हल्की थीम चुनें',
  'page.loading': 'लोड हो रहा है',
  'page.skipToContent': 'सीधे सामग्री पर जाएँ',
  'notFound.title': 'ओह! पेज नहीं मिला',
  'notFound.text': 'इस पते पर आपके लिए कुछ नहीं है।',
  'notFound.home': 'होम पर लौटें',
} as const;
