import type { CmsContent } from '@chowk/domain/cms';

export const terms: CmsContent = {
  en: {
    title: 'Terms',
    body: `The rules of working together on Chowk, in plain words. By signing up you agree to them.

## Who may take part

Businesses in India, and people of 18 or more who act for one. What you tell us about yourself and your shop must be true. One shop has one account; your password is yours alone.

## Deals

1. A brand sets aside the money for every place before a store sees the offer.
2. An offer says what to place, for how long, what it pays and until when it may be accepted. Accepting it is a promise.
3. A proof must show the real placement at the real shop, in a photo taken in the app. Copies, old photos and photos of photos are refused.
4. A proof is decided within 2 days. Who is refused learns why and may send another while the deal runs, and may ask once for another look by a person.
5. A deal that is not proven in time ends, and its money goes back to the campaign.

## Money

- A store is paid for every placement that was proven and approved, at the latest 7 days after approval.
- Our fee is taken from the brand on top, never from the store's payout. The figures stand under [Fees](/cms/fees).
- Taxes are withheld where the law asks for it, and shown.
- What a brand has not spent it may ask back.

## Orders and ad spaces

Goods are sold by the brand to the store; the brand answers for them. An ad space is rented by the store to the brand for the days both agreed on.

## Bizmen

A bizman acts for a shop only as far as its owner allows. Everything done for a shop is shown to its owner, who may end it at any time.

## What is not allowed

Made-up shops, bought or shared accounts, proofs made elsewhere, goods that are against the law, and attempts to get at what is not yours. Who does so is suspended and may lose what was earned that way; the reason is told and may be disputed.

## Our part

We keep the service running as well as we can and say so when it does not. We are no party to the sale between brand and store. Nothing here takes away rights the law gives you.

## Changes and disputes

Changes are announced here and in the app 15 days ahead; what was agreed before keeps its terms. Indian law applies. First write to us: see [Contact](/cms/contact).
`,
  },
  hi: {
    title: 'शर्तें',
    body: `चौक पर साथ काम करने के नियम, सीधे शब्दों में। साइन अप करके आप इन्हें मानते हैं।

## कौन शामिल हो सकता है

भारत के व्यापार, और 18 या उससे ऊपर के लोग जो उनकी ओर से काम करें। अपने और दुकान के बारे में जो बताएँ वह सच हो। एक दुकान का एक खाता; पासवर्ड सिर्फ़ आपका।

## डील

1. दुकान को ऑफ़र दिखने से पहले ब्रांड हर जगह का पैसा अलग रखता है।
2. ऑफ़र में लिखा है क्या लगाना है, कितने दिन, कितना मिलेगा और कब तक स्वीकार कर सकते हैं। स्वीकार करना वादा है।
3. सबूत में असली दुकान पर असली प्लेसमेंट दिखे, ऐप में ली गई फ़ोटो में। नक़ल, पुरानी फ़ोटो और फ़ोटो की फ़ोटो नहीं चलती।
4. सबूत का फ़ैसला 2 दिन में होता है। मना हो तो वजह बताई जाती है; डील चलने तक दूसरी फ़ोटो भेज सकते हैं, और एक बार किसी इंसान से दोबारा देखने को कह सकते हैं।
5. समय पर साबित न हुई डील ख़त्म हो जाती है और उसका पैसा अभियान में लौटता है।

## पैसा

- साबित और मंज़ूर हुए हर प्लेसमेंट का पैसा दुकान को मिलता है, मंज़ूरी के ज़्यादा से ज़्यादा 7 दिन बाद।
- हमारा शुल्क ब्रांड से ऊपर से लिया जाता है, दुकान के भुगतान से कभी नहीं। आँकड़े [शुल्क](/cms/fees) में हैं।
- जहाँ क़ानून कहता है वहाँ टैक्स कटता है, और दिखाया जाता है।
- ब्रांड का न ख़र्चा पैसा वापस माँगा जा सकता है।

## ऑर्डर और विज्ञापन की जगह

माल ब्रांड दुकान को बेचता है और उसका ज़िम्मेदार ब्रांड है। विज्ञापन की जगह दुकान ब्रांड को तय दिनों के लिए किराए पर देती है।

## बिज़मैन

बिज़मैन दुकान के लिए उतना ही करता है जितनी मालिक इजाज़त दे। दुकान के लिए किया हर काम मालिक को दिखता है, और वह इसे कभी भी ख़त्म कर सकता है।

## क्या मना है

झूठी दुकानें, ख़रीदे या बाँटे खाते, कहीं और बने सबूत, ग़ैर-क़ानूनी माल, और जो आपका नहीं उस तक पहुँचने की कोशिश। ऐसा करने वाला रोका जाता है और वैसे कमाया पैसा खो सकता है; वजह बताई जाती है और उस पर आपत्ति हो सकती है।

## हमारी ज़िम्मेदारी

हम सेवा को जितना हो सके चालू रखते हैं और न चले तो बताते हैं। ब्रांड और दुकान की बिक्री में हम पक्ष नहीं। क़ानून के दिए अधिकार यहाँ कम नहीं होते।

## बदलाव और विवाद

बदलाव 15 दिन पहले यहाँ और ऐप में बताए जाते हैं; पहले तय हुई बात अपनी शर्तों पर रहती है। भारतीय क़ानून लागू है। पहले हमें लिखें: [संपर्क](/cms/contact)।
`,
  },
};
