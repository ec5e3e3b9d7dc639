/** Coming back from a mail's link or from a sign-in provider. */
export const comeback = {
  goOn: 'Continue to Chowk',
  signIn: 'Sign In',
  reset: 'Set a new password',
  'consent.title': 'Before you begin',
  'consent.text': 'Choose what Chowk may use. You can change it later in the settings.',
  'consent.leave': 'Not now, sign out',
  'half.title': 'One more mail to open',
  'half.text':
    'This mailbox has agreed. Now open the link in the mail to your other address; then your email changes.',
  'elsewhere.title': 'Confirmed',
  'elsewhere.text':
    'The link works, but it was asked for in another browser or on another device. Sign in here, or type the 6-digit code from the mail where you began.',
  'elsewhereEmail.title': 'Your email is changed',
  'elsewhereEmail.text': 'From now on, sign in with the new address.',
  'elsewhereIdentity.title': 'Not linked',
  'elsewhereIdentity.text':
    'This was begun in another browser or on another device, and can only be finished there. Nothing was changed.',
  'done.email': 'Your email is changed',
  'done.identity': 'The account is linked',
  'problem.title': 'That did not work',
  'problem.denied': 'You did not finish signing in there, or it was refused. Nothing was changed.',
  'problem.expired':
    'This link is no longer valid: it was used already or is too old. Begin again.',
  'problem.linkedElsewhere': 'That account is linked already, here or to another person.',
  'problem.unverified': 'That account has no confirmed email. Confirm it there first.',
  'problem.suspended': 'This account is suspended. Please contact support.',
  'problem.closed': 'New accounts are closed at the moment.',
  'problem.network': 'We could not reach the server. Check your internet connection and try again.',
  'problem.unknown': 'Signing in did not work. Please try again.',
} as const;
