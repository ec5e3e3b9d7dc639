export const behaviours = {
  'exit.hint': 'बाहर निकलने के लिए फिर से वापस दबाएँ',
  'connection.offline': 'आप ऑफ़लाइन हैं',
  'connection.offlineText': 'आपका काम इसी डिवाइस पर सुरक्षित है और बाद में भेजा जाएगा।',
  'connection.offlineStaff': 'फ़ैसलों के लिए नेटवर्क चाहिए।',
  'connection.back': 'फिर से ऑनलाइन',
  'missing.title': 'ओह! पेज नहीं मिला',
  'missing.text': '{path} पर कुछ नहीं है। लिंक पुराना या ग़लत हो सकता है।',
  'missing.home': 'होम पर लौटें',
} as const;
