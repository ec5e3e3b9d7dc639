import type { CmsContent } from '@chowk/domain/cms';

export const about: CmsContent = {
  en: {
    title: 'About Chowk',
    body: `A chowk is the square where roads meet and people trade. Ours is where brands, corner shops and field agents meet.

## What we do

- **Brands** launch campaigns and pay only for placements that were proven.
- **Stores** accept deals, prove them with a photo and earn payouts. They can also order goods and rent out space.
- **Bizmen** bring shops on board, look after them and are paid per shop.

## How we check

Every placement is shown by a photo taken in the app, with place and time. The place is compared with the shop's own. Where the location is unsure, a person looks and decides.

## How money moves

A brand sets the money for every place aside before a store sees the offer. Approval of the proof releases it. Each payout shows gross, fee, tax, net and the day it is due. What is fixed and what it costs stands under [Fees](/cms/fees).

## Where to find us

See [Contact](/cms/contact).
`,
  },
  hi: {
    title: 'चौक के बारे में',
    body: `चौक वह जगह है जहाँ रास्ते और लोग मिलते हैं। हमारे चौक पर ब्रांड, मोहल्ले की दुकानें और बिज़मैन मिलते हैं।

## हम क्या करते हैं

- **ब्रांड** अभियान चलाते हैं और सिर्फ़ साबित हुए प्लेसमेंट के पैसे देते हैं।
- **दुकानें** डील लेती हैं, फ़ोटो से साबित करती हैं और कमाती हैं। वे माल भी मँगा सकती हैं और अपनी जगह किराए पर दे सकती हैं।
- **बिज़मैन** दुकानों को जोड़ते हैं, उनका ध्यान रखते हैं और हर दुकान पर कमाते हैं।

## हम कैसे जाँचते हैं

हर प्लेसमेंट ऐप में ली गई फ़ोटो से दिखता है, जगह और समय के साथ। फ़ोटो की जगह दुकान की जगह से मिलाई जाती है। जहाँ लोकेशन पक्की न हो, वहाँ इंसान देखकर फ़ैसला करता है।

## पैसा कैसे चलता है

दुकान को ऑफ़र दिखने से पहले ब्रांड हर जगह का पैसा अलग रखता है। सबूत मंज़ूर होते ही पैसा छूटता है। हर भुगतान में कुल, शुल्क, टैक्स, शुद्ध राशि और देय दिन दिखता है। क्या तय है और कितना लगता है, यह [शुल्क](/cms/fees) में लिखा है।

## हमसे कहाँ मिलें

[संपर्क](/cms/contact) देखें।
`,
  },
};
