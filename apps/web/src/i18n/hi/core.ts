export const core = {
  'app.name': 'चौक',
  'error.title': 'कुछ गड़बड़ हो गई',
  'error.unexpected': 'एक अनपेक्षित त्रुटि हुई',
  'error.stale': 'ऐप की सहेजी प्रति पुरानी हो सकती है। कैश साफ़ करने से अक्सर ठीक हो जाता है।',
  'error.notSaved': 'यह पेज इस डिवाइस पर पहले नहीं खुला है, इसलिए एक बार कनेक्शन चाहिए।',
  'error.clearCache': '/clear-cache पर जाएँ',
  'error.reload': 'ऐप रीलोड करें',
  'language.switch': 'भाषा बदलकर {language} करें',
  'theme.toDark': 'गहरी थीम चुनें',
  'theme.toLight': 'हल्की थीम चुनें',
  'page.loading': 'लोड हो रहा है',
  'page.skipToContent': 'सीधे सामग्री पर जाएँ',
} as const;
