export const session = {
  'alert.title': 'सत्र पर ध्यान दें',
  'alert.text': 'सत्र अपने आप नया नहीं हो सका',
  'alert.detail': 'अपने आप नवीनीकरण विफल रहा',
  'alert.action': 'सत्र अभी नया करें',
  'alert.renewed': 'सत्र नया हो गया',
  'alert.left': 'लगभग {minutes} मिनट बाकी। आपका लिखा हुआ बना रहेगा।',
  'error.expired': 'आपका सत्र समाप्त हो गया है। कृपया फिर साइन इन करें।',
  'error.failed': 'सत्र नया नहीं हो सका: {message}',
  'error.none': 'सत्र समाप्त हो गया। कृपया फिर साइन इन करें।',
  'error.unknown': 'अज्ञात त्रुटि',
} as const;
