export const reasons = {
  'reason.blurred': 'फ़ोटो धुंधली है',
  'reason.too_dark': 'फ़ोटो में अंधेरा है',
  'reason.wrong_angle': 'फ़ोटो सही कोण से नहीं ली गई है',
  'reason.not_visible': 'फ़ोटो में प्लेसमेंट दिखाई नहीं देता',
  'reason.wrong_product': 'फ़ोटो में दूसरा प्रॉडक्ट है',
  'reason.placed_wrongly': 'प्लेसमेंट निर्देश के अनुसार नहीं है',
  'reason.elsewhere': 'फ़ोटो इस दुकान पर नहीं ली गई है',
  'reason.used_before': 'यह फ़ोटो पहले इस्तेमाल हो चुकी है',
  'reason.other': 'कोई और बात; नोट देखें',
  'todo.retake': 'फ़ोटो दोबारा लेकर भेजें।',
  'todo.redo': 'प्लेसमेंट ठीक करें, फिर नई फ़ोटो भेजें।',
  'todo.as_noted': 'नोट में लिखा करें, फिर नई फ़ोटो भेजें।',
} as const;
