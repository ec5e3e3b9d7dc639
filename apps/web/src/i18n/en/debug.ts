export const debug = {
  intro: 'What this device knows about your sign-in. The report holds no tokens.',
  'state.title': 'Session',
  'state.signedIn': 'Signed in',
  'state.signedOut': 'Signed out',
  'state.expired': 'Access token has run out; it is renewed with the next request',
  expires: 'Access token until',
  person: 'Person',
  report: 'Report',
  copy: 'Copy report',
  copied: 'Report copied',
  copyFailed: 'Select the text and copy it by hand',
} as const;
