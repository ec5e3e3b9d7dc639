export const dashboard = {
  'greeting.morning': 'Good morning, {name}',
  'greeting.day': 'Good afternoon, {name}',
  'greeting.evening': 'Good evening, {name}',
} as const;
