export const core = {
  'app.name': 'Chowk',
  'error.title': 'Something went wrong',
  'error.unexpected': 'An unexpected error occurred',
  'error.stale': 'The saved copy of the app may be out of date. Clearing the cache usually helps.',
  'error.notSaved':
    'This page has not been opened on this device before, so it needs a connection once.',
  'error.clearCache': 'Visit /clear-cache',
  'error.reload': 'Reload Application',
  'language.switch': 'Change language to {language}',
  'theme.toDark': 'Switch to dark theme',
  'theme.toLight': 'Switch to light theme',
  'page.loading': 'Loading',
  'page.skipToContent': 'Skip to content',
} as const;
