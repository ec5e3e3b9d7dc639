import type { CmsContent } from '@chowk/domain/cms';

/** Purpose by purpose, as the Digital Personal Data Protection Act 2023 requires. */
export const privacy: CmsContent = {
  en: {
    title: 'Privacy notice',
    body: `This is our notice under the Digital Personal Data Protection Act, 2023. It says, item by item, what we keep about you, what for, for how long, and how you take your consent back. You may read it in English or Hindi.

## What we keep, and what for

- **Name and business name**: so that brands, stores and bizmen know whom they deal with. Kept while you have an account.
- **Mobile number and e-mail**: to sign you in and to tell you of deals, proofs and money. Kept while you have an account.
- **Shop address and its place on the map**: so that deals reach you and a proof can be checked against the place. Kept while the shop is on Chowk.
- **Your phone's position**: only while you take a proof photo or mark a visit, to show where it was done. It is kept with that proof or visit and is not followed at any other time.
- **Photos of shelves and shops**: to prove a placement to the brand that pays for it. Kept for eight years with the payment they belong to.
- **UPI ID, bank details, PAN and GSTIN**: to pay you and to meet tax law. Kept for eight years after the last payment, as tax law asks.
- **What you did in the app**: for security and for disputes. Each entry says who, what and when.
- **A number left for a demo**: to call you about that demo, and nothing else.

We do not sell your data, show you others' advertising, or use your data to train anything.

## Who sees it

- A brand sees the shops that take its deals and their proofs, not their bank details.
- A store sees the brand of a deal, and the bizman who looks after it.
- Our team sees what it needs to decide and to help; each look at a person's record by an admin is noted.
- Companies that carry mails, messages and payments for us get only what they need for that.

## Your consent, and taking it back

Each purpose that needs your consent is asked for by itself. You take it back in **Settings → Privacy**, as easily as you gave it. What was done before stays lawful; from then on we stop.

## Your rights

- **See** what we keep, and whom it was shared with: Settings → Privacy → Export.
- **Correct** what is wrong: Settings → Profile.
- **Erase** your account and what we need not keep by law: Settings → Privacy → Delete account.
- **Name somebody** who acts for you if you die or cannot act any more: write to us.

## Under 18

Chowk is for businesses. Whoever is under 18 may not have an account.

## If something goes wrong

If your data is breached we tell you and the Data Protection Board without delay, and the details within 72 hours.

## Complaints

Write to our grievance officer: see [Contact](/cms/contact). We answer within 7 days. If our answer does not help you may go to the Data Protection Board of India.
`,
  },
  hi: {
    title: 'निजता सूचना',
    body: `यह डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत हमारी सूचना है। इसमें एक-एक बात लिखी है: हम आपके बारे में क्या रखते हैं, किसलिए, कब तक, और आप सहमति कैसे वापस लेते हैं। इसे हिन्दी या अंग्रेज़ी में पढ़ सकते हैं।

## हम क्या रखते हैं, और किसलिए

- **नाम और व्यापार का नाम**: ताकि ब्रांड, दुकान और बिज़मैन जानें कि सामने कौन है। खाता रहने तक।
- **मोबाइल नंबर और ई-मेल**: साइन इन के लिए, और डील, सबूत व पैसे की ख़बर देने के लिए। खाता रहने तक।
- **दुकान का पता और नक़्शे पर जगह**: ताकि डील आप तक पहुँचे और सबूत जगह से मिलाया जा सके। दुकान के चौक पर रहने तक।
- **फ़ोन की लोकेशन**: सिर्फ़ सबूत की फ़ोटो लेते या विज़िट दर्ज करते समय। वह उसी सबूत या विज़िट के साथ रहती है; बाकी समय कोई पीछा नहीं।
- **शेल्फ़ और दुकान की फ़ोटो**: पैसे देने वाले ब्रांड को प्लेसमेंट साबित करने के लिए। उस भुगतान के साथ आठ साल तक।
- **UPI आईडी, बैंक की जानकारी, PAN और GSTIN**: आपको पैसे देने और टैक्स क़ानून के लिए। आख़िरी भुगतान के बाद आठ साल तक, जैसा क़ानून कहता है।
- **ऐप में आपके किए काम**: सुरक्षा और विवाद के लिए। हर दर्ज में कौन, क्या और कब।
- **डेमो के लिए छोड़ा गया नंबर**: उसी डेमो के फ़ोन के लिए, और किसी काम में नहीं।

हम आपका डेटा बेचते नहीं, दूसरों के विज्ञापन नहीं दिखाते, और उससे कुछ सिखाते नहीं।

## कौन देखता है

- ब्रांड को अपनी डील लेने वाली दुकानें और उनके सबूत दिखते हैं, उनकी बैंक जानकारी नहीं।
- दुकान को डील का ब्रांड और अपना बिज़मैन दिखता है।
- हमारी टीम उतना ही देखती है जितना फ़ैसले और मदद के लिए चाहिए; एडमिन का किसी का रिकॉर्ड देखना दर्ज होता है।
- मेल, संदेश और भुगतान पहुँचाने वाली कंपनियों को सिर्फ़ उतना मिलता है जितना उस काम के लिए ज़रूरी है।

## आपकी सहमति, और उसे वापस लेना

जिस काम के लिए सहमति चाहिए, वह अलग से पूछी जाती है। उसे **सेटिंग्स → निजता** में उतनी ही आसानी से वापस लें जितनी आसानी से दी थी। पहले किया काम वैध रहता है; उसके बाद हम रुक जाते हैं।

## आपके अधिकार

- **देखें** कि हम क्या रखते हैं और किसे दिया: सेटिंग्स → निजता → निर्यात।
- **सुधारें** जो ग़लत है: सेटिंग्स → प्रोफ़ाइल।
- **मिटाएँ** खाता, और वह सब जो क़ानूनन रखना ज़रूरी नहीं: सेटिंग्स → निजता → खाता मिटाएँ।
- **किसी को नामित करें** जो आपके न रहने पर आपकी ओर से कहे: हमें लिखें।

## 18 से कम उम्र

चौक व्यापार के लिए है। 18 से कम उम्र वालों का खाता नहीं हो सकता।

## अगर कुछ गड़बड़ हो

आपके डेटा में सेंध लगे तो हम आपको और डेटा संरक्षण बोर्ड को बिना देर बताते हैं, और 72 घंटे में पूरा ब्योरा देते हैं।

## शिकायत

हमारे शिकायत अधिकारी को लिखें: [संपर्क](/cms/contact) देखें। हम 7 दिन में जवाब देते हैं। जवाब से संतोष न हो तो भारत के डेटा संरक्षण बोर्ड जा सकते हैं।
`,
  },
};
