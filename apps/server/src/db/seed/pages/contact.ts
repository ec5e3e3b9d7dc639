import type { CmsContent } from '@chowk/domain/cms';

/** Example addresses, to be replaced by the operator. */
export const contact: CmsContent = {
  en: {
    title: 'Contact',
    body: `## Help with the app

Look under [Help](/cms/help) first. Then write to [help@chowk.example](mailto:help@chowk.example), Monday to Saturday, 10 to 7. Say your mobile number and, if there is one, the number of the deal or order.

## See it first

Ask for a call on the [front page](/#schedule-demo), or take the [tour](/demo).

## Your data and grievances

Grievance officer under the Digital Personal Data Protection Act and the IT Rules: [privacy@chowk.example](mailto:privacy@chowk.example). We confirm within 24 hours and answer within 7 days.

## Security

Found a hole? Write to [security@chowk.example](mailto:security@chowk.example). Nobody who reports in good faith gets into trouble.
`,
  },
  hi: {
    title: 'संपर्क',
    body: `## ऐप में मदद

पहले [मदद](/cms/help) देखें। फिर [help@chowk.example](mailto:help@chowk.example) पर लिखें, सोमवार से शनिवार, 10 से 7। अपना मोबाइल नंबर और, हो तो, डील या ऑर्डर का नंबर बताएँ।

## पहले देखें

[पहले पन्ने](/#schedule-demo) पर कॉल मँगवाएँ, या [डेमो](/demo) देखें।

## आपका डेटा और शिकायतें

डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम और IT नियमों के तहत शिकायत अधिकारी: [privacy@chowk.example](mailto:privacy@chowk.example)। हम 24 घंटे में पुष्टि और 7 दिन में जवाब देते हैं।

## सुरक्षा

कोई कमज़ोरी मिली? [security@chowk.example](mailto:security@chowk.example) पर लिखें। नेक इरादे से बताने वाले को कोई परेशानी नहीं होगी।
`,
  },
};
