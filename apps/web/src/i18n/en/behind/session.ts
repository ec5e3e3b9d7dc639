/** The session's alert; the words are those of the specification. */
export const session = {
  'alert.title': 'Session Requires Attention',
  'alert.text': 'Automatic session renewal failed',
  'alert.detail': 'Auto-refresh failed',
  'alert.action': 'Refresh Session Now',
  'alert.renewed': 'Session renewed',
  'alert.left': 'About {minutes} min left. What you have typed stays.',
  'error.expired': 'Your session has expired. Please sign in again.',
  'error.failed': 'Failed to refresh session: {message}',
  'error.none': 'Session expired. Please sign in again.',
  'error.unknown': 'Unknown error',
} as const;
