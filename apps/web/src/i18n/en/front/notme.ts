/** The page behind “Not you?” in a mail or message about a change of the account. */
export const notme = {
  title: 'Lock your account?',
  text: 'Only do this if someone else changed your account. If it was you, close this page.',
  'does.out': 'Every phone and computer is signed out',
  'does.back': 'Your sign-in goes back to how it was, and the password stops working',
  'does.money': 'Payouts are paused until you resume them',
  lock: 'It wasn’t me, lock account',
  mine: 'It was me',
  old: 'This link is too old or incomplete. Open it from the mail again, or set a new password.',
  'done.title': 'Your account is locked',
  'done.text':
    'Choose a new password to get back in. You need the email or mobile of your account.',
  'done.safe': 'Everyone is signed out',
  'done.money': 'When you are back, check your UPI ID under Settings and resume payouts.',
  'done.next': 'Choose a new password',
} as const;
