export const behaviours = {
  'exit.hint': 'Press back again to exit',
  'connection.offline': "You're offline",
  'connection.offlineText': 'Your work is kept on this device and sent later.',
  'connection.offlineStaff': 'Decisions need a network.',
  'connection.back': 'Back online',
  'missing.title': 'Oops! Page not found',
  'missing.text': 'Nothing lives at {path}. The link may be old or mistyped.',
  'missing.home': 'Return to Home',
} as const;
