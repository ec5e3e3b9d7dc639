/** Ways of narrowing a list that an admin keeps. */
export const views = {
  open: 'Saved views',
  manage: 'Save this view',
  title: 'Saved views',
  text: 'How the list is narrowed now is kept under a name, for you alone. The same name again replaces it.',
  name: 'Name of the view',
  nameMissing: 'Please give it a name',
  keep: 'Save',
  kept: 'Saved: {name}',
  forget: 'Remove the view {name}',
  forgotten: 'Removed: {name}',
  notDone: 'Something went wrong',
} as const;
