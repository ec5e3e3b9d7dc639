export const debug = {
  intro: 'यह डिवाइस आपके साइन-इन के बारे में क्या जानता है। रिपोर्ट में कोई टोकन नहीं होता।',
  'state.title': 'सत्र',
  'state.signedIn': 'साइन इन है',
  'state.signedOut': 'साइन आउट है',
  'state.expired': 'एक्सेस टोकन का समय बीत गया; अगले अनुरोध पर नया बनेगा',
  expires: 'एक्सेस टोकन कब तक',
  person: 'व्यक्ति',
  report: 'रिपोर्ट',
  copy: 'रिपोर्ट कॉपी करें',
  copied: 'रिपोर्ट कॉपी हो गई',
  copyFailed: 'पाठ चुनकर ख़ुद कॉपी करें',
} as const;
