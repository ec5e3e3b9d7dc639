export const core = {
  'app.name': 'चौक',
} as const;
