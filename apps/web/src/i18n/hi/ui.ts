export const ui = {
  close: 'बंद करें',
} as const;
