export const exports = {
  csv: 'CSV',
  xlsx: 'Excel',
  csvOf: 'CSV में डाउनलोड करें: {list}',
  xlsxOf: 'Excel में डाउनलोड करें: {list}',
  failed: 'फ़ाइल नहीं बन सकी',
  cut: 'फ़ाइल में केवल पहली {count} पंक्तियाँ हैं। बाकी के लिए सूची को छोटा करें।',
} as const;
