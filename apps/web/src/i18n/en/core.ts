export const core = {
  'app.name': 'Chowk',
  'language.switch': 'Change language to {language}',
  'theme.toDark': 'Switch to dark theme',
  'theme.toLight': 'Switch to light theme',
  'page.loading': 'Loading',
  'page.skipToContent': 'Skip to content',
  'notFound.title': 'Oops! Page not found',
  'notFound.text': 'There is nothing for you at this address.',
  'notFound.home': 'Return to Home',
} as const;
