export const myshops = {
  title: 'दुकानें',
  tabs: 'इस पन्ने के हिस्से',
  'tab.shops': 'मेरी दुकानें',
  'tab.today': 'आज',
  'tab.leads': 'लीड',
  'shops.none': 'अभी कोई दुकान नहीं',
  'shops.noneText': 'आपकी किसी लीड का खाता बनते ही वह दुकान यहाँ दिखेगी।',
  'today.none': 'आज कहीं जाना नहीं है',
  'today.noneText': 'जिन दुकानों का प्रूफ़ बाकी है, वे यहाँ दिखेंगी।',
  'leads.none': 'अभी कोई लीड नहीं',
  'leads.noneText': 'जिन दुकानों को आप जोड़ना चाहते हैं, वे यहाँ रहेंगी।',
} as const;
