import type { CmsContent } from '@chowk/domain/cms';

export const help: CmsContent = {
  en: {
    title: 'Help',
    body: `## No network?

Keep working. What you do is kept on your phone and sent when the network is back. The sign at the top of the screen says how much waits; a tap on it lists it.

## A proof was refused?

Open the deal: the reason stands there. While the deal runs you may send another photo. Stand in the shop, hold the phone still, and show the whole placement with its surroundings.

## The location is wrong?

Step to the door or the road, wait until the circle on the map gets small, then take the photo. If it stays large, send it all the same: a person decides.

## When does my money come?

Open [Earnings](/earnings): each payout shows gross, tax, net and the day it is due. It goes to the UPI ID in your [Settings](/settings).

## Forgotten your password?

Ask for a new one on the [sign-in page](/retailer/signin), or sign in with a code to your mobile.

## The app looks broken?

Open [Clear cache](/clear-cache). It never removes work that was not sent yet. Which version you have stands under [Version](/version).

## Still stuck?

See [Contact](/cms/contact).
`,
  },
  hi: {
    title: 'मदद',
    body: `## नेटवर्क नहीं है?

काम करते रहें। आपका काम फ़ोन में रहता है और नेटवर्क आते ही भेज दिया जाता है। स्क्रीन के ऊपर का निशान बताता है कितना बाकी है; छूने पर सूची दिखती है।

## सबूत मना हो गया?

डील खोलें: वजह वहीं लिखी है। डील चलने तक दूसरी फ़ोटो भेज सकते हैं। दुकान में खड़े हों, फ़ोन स्थिर रखें, और पूरा प्लेसमेंट आस-पास के साथ दिखाएँ।

## लोकेशन ग़लत है?

दरवाज़े या सड़क तक आएँ, नक़्शे का घेरा छोटा होने दें, फिर फ़ोटो लें। घेरा बड़ा ही रहे तो भी भेजें: इंसान फ़ैसला करेगा।

## मेरा पैसा कब आएगा?

[कमाई](/earnings) खोलें: हर भुगतान में कुल, टैक्स, शुद्ध राशि और देय दिन दिखता है। पैसा [सेटिंग्स](/settings) में लिखी UPI आईडी पर जाता है।

## पासवर्ड भूल गए?

[साइन इन](/retailer/signin) पर नया माँगें, या मोबाइल पर आए कोड से साइन इन करें।

## ऐप ठीक से नहीं दिख रहा?

[कैश साफ़ करें](/clear-cache) खोलें। जो काम भेजा नहीं गया, वह कभी नहीं मिटता। आपका वर्शन [वर्शन](/version) में लिखा है।

## फिर भी अटके हैं?

[संपर्क](/cms/contact) देखें।
`,
  },
};
