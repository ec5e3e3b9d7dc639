export const ui = {
  close: 'Close',
} as const;
