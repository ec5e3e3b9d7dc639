/** What each part of a home is for, said plainly, while it is not open yet. */
export const later = {
  none: 'Once you have a role, your work will be shown here.',
  title: 'Not open yet',
} as const;
