import type { CmsContent } from '@chowk/domain/cms';

/** The figures every new installation starts with; a super admin changes them in the app. */
export const STARTER_STATS = [
  { category: 'landing', stat_value: '5000+', stat_label: 'Stores', stat_label_hi: 'दुकानें' },
  { category: 'landing', stat_value: '100+', stat_label: 'Brands', stat_label_hi: 'ब्रांड' },
  { category: 'landing', stat_value: '500+', stat_label: 'Bizmen', stat_label_hi: 'बिज़मैन' },
  { category: 'landing', stat_value: '150+', stat_label: 'Cities', stat_label_hi: 'शहर' },
  { category: 'landing', stat_value: '98%', stat_label: 'Success rate', stat_label_hi: 'सफलता दर' },
  {
    category: 'brand',
    stat_value: '8-12%',
    stat_label: 'Platform fee',
    stat_label_hi: 'प्लेटफ़ॉर्म शुल्क',
  },
  { category: 'brand', stat_value: '48 hours', stat_label: 'To launch', stat_label_hi: 'में शुरुआत' },
  {
    category: 'retailer',
    stat_value: '₹5K-15K',
    stat_label: 'Earned per month',
    stat_label_hi: 'हर महीने की कमाई',
  },
  { category: 'retailer', stat_value: '7 days', stat_label: 'To payout', stat_label_hi: 'में भुगतान' },
  {
    category: 'bizman',
    stat_value: '₹500-2000',
    stat_label: 'Per shop',
    stat_label_hi: 'हर दुकान पर',
  },
] as const;

export const STARTER_PAGES: readonly { readonly slug: string; readonly draft: CmsContent }[] = [
  {
    slug: 'about',
    draft: {
      en: {
        title: 'About Chowk',
        body: 'Chowk is the square where brands, corner shops and field agents meet.\n\n## What we do\n\n- **Brands** launch campaigns and pay only for placements that were proven.\n- **Stores** accept deals, prove them with a photo and earn payouts.\n- **Bizmen** bring shops on board and are paid per shop.\n\nEvery placement is checked: a photo, a place and a person who looked at both.',
      },
      hi: {
        title: 'चौक के बारे में',
        body: 'चौक वह जगह है जहाँ ब्रांड, किराना दुकानें और फ़ील्ड एजेंट मिलते हैं।\n\n## हम क्या करते हैं\n\n- **ब्रांड** अभियान चलाते हैं और सिर्फ़ साबित हुई जगह के पैसे देते हैं।\n- **दुकानें** डील लेती हैं, फ़ोटो से साबित करती हैं और कमाती हैं।\n- **बिज़मैन** दुकानों को जोड़ते हैं और हर दुकान पर कमाते हैं।\n\nहर जगह की जाँच होती है: एक फ़ोटो, एक लोकेशन और एक इंसान जिसने दोनों देखे।',
      },
    },
  },
  {
    slug: 'privacy',
    draft: {
      en: {
        title: 'Privacy',
        body: 'We keep only what the work needs, and say for each thing why.\n\n## What we keep and why\n\n- **Name, phone, e-mail**: to know you and to reach you.\n- **Position of your phone**: only while you take a proof photo, to show it was taken at the shop.\n- **Photos**: to prove a placement to the brand that pays for it.\n- **Payment details**: to pay you.\n\n## Your rights\n\nYou may see, correct, take along or delete your data, and withdraw any consent as easily as you gave it, in Settings.',
      },
      hi: {
        title: 'निजता',
        body: 'हम सिर्फ़ वही रखते हैं जो काम के लिए ज़रूरी है, और हर चीज़ की वजह बताते हैं।\n\n## हम क्या रखते हैं और क्यों\n\n- **नाम, फ़ोन, ई-मेल**: आपको पहचानने और संपर्क करने के लिए।\n- **फ़ोन की लोकेशन**: सिर्फ़ सबूत की फ़ोटो लेते समय, ताकि पता चले कि फ़ोटो दुकान पर ली गई।\n- **फ़ोटो**: पैसे देने वाले ब्रांड को जगह साबित करने के लिए।\n- **भुगतान की जानकारी**: आपको पैसे देने के लिए।\n\n## आपके अधिकार\n\nआप अपना डेटा देख, सुधार, ले जा या मिटा सकते हैं, और कोई भी सहमति सेटिंग्स में उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से दी थी।',
      },
    },
  },
  {
    slug: 'terms',
    draft: {
      en: {
        title: 'Terms',
        body: 'The rules of working together on Chowk, in plain words.\n\n- A brand holds the money for a placement before a store accepts it.\n- A store is paid for every placement that was proven and approved.\n- A proof must show the real placement at the real shop.\n- Payouts come within 7 days of approval.\n- Either side may dispute a decision once; a person looks again.',
      },
      hi: {
        title: 'शर्तें',
        body: 'चौक पर साथ काम करने के नियम, सीधे शब्दों में।\n\n- दुकान के डील लेने से पहले ब्रांड उस जगह का पैसा अलग रखता है।\n- साबित और मंज़ूर हुई हर जगह के लिए दुकान को पैसा मिलता है।\n- सबूत में असली दुकान पर असली जगह दिखनी चाहिए।\n- मंज़ूरी के 7 दिन के भीतर भुगतान आता है।\n- दोनों पक्ष एक बार फ़ैसले पर आपत्ति कर सकते हैं; कोई इंसान दोबारा देखता है।',
      },
    },
  },
  {
    slug: 'help',
    draft: {
      en: {
        title: 'Help',
        body: '## No network?\n\nKeep working. What you do is kept on your phone and sent when the network is back.\n\n## The app looks broken?\n\nOpen [Clear cache](/clear-cache). It never removes work that was not sent yet.\n\n## Which version do I have?\n\nOpen [Version](/version).',
      },
      hi: {
        title: 'मदद',
        body: '## नेटवर्क नहीं है?\n\nकाम करते रहें। आपका काम फ़ोन में रहता है और नेटवर्क आते ही भेज दिया जाता है।\n\n## ऐप ठीक से नहीं दिख रहा?\n\n[कैश साफ़ करें](/clear-cache) खोलें। जो काम भेजा नहीं गया, वह कभी नहीं मिटता।\n\n## मेरे पास कौन-सा वर्शन है?\n\n[वर्शन](/version) खोलें।',
      },
    },
  },
];
