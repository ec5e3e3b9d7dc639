export const dashboard = {
  'greeting.morning': 'सुप्रभात, {name}',
  'greeting.day': 'नमस्ते, {name}',
  'greeting.evening': 'शुभ संध्या, {name}',
} as const;
