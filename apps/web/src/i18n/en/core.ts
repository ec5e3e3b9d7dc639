export const core = {
  'app.name': 'Chowk',
} as const;
