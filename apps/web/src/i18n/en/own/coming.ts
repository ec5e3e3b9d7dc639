/** What each screen is for, said plainly, and that it is not open yet. */
export const coming = {
  title: 'Not open yet',
  backToDashboard: 'Back to Dashboard',
  backHome: 'Back to the home page',
  signIn: 'Sign In',
  deal: 'Links to a deal will open it here, with a later release.',
  proof: 'Links to a proof will open it here, with a later release.',
} as const;
