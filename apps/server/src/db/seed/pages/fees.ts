import type { CmsContent } from '@chowk/domain/cms';

/** The initial figures; a super admin who changes them edits this page too. */
export const fees: CmsContent = {
  en: {
    title: 'Fees',
    body: `Who pays what on Chowk. There is no charge for signing up, for looking around or for being there.

## Brands

Our fee is a share of what is paid to shops, on top of it, by what you spend in a month:

- **12%** below ₹1,00,000
- **10%** from ₹1,00,000
- **8%** from ₹10,00,000

Where GST applies, it is added to the fee at the rate shown before you launch. It is held with the money of each place when a campaign starts and taken only when the proof of that place is approved. What is not used comes back to the wallet.

## Stores

Nothing. The payout of a deal is what the offer says. Where the law asks for tax to be withheld it is shown beside it.

## Bizmen

Nothing. For each shop a bizman earns ₹500 when it is activated, ₹500 with its first approved proof and ₹1,000 when it is still active on day 60. A bonus comes on top in months with many activations: ₹1,000 from 10 shops, ₹3,000 from 25, ₹8,000 from 50.

## When money comes

At the latest 7 days after approval, to the UPI ID in Settings.
`,
  },
  hi: {
    title: 'शुल्क',
    body: `चौक पर कौन कितना देता है। साइन अप करने, देखने और बने रहने का कोई पैसा नहीं।

## ब्रांड

हमारा शुल्क दुकानों को दिए पैसे का हिस्सा है, उसके ऊपर, महीने के ख़र्च के हिसाब से:

- **12%** ₹1,00,000 से कम पर
- **10%** ₹1,00,000 से
- **8%** ₹10,00,000 से

जहाँ GST लागू है, वह शुल्क पर लगता है; दर लॉन्च से पहले दिखती है। अभियान शुरू होते समय यह हर जगह के पैसे के साथ अलग रखा जाता है और उस जगह का सबूत मंज़ूर होने पर ही लिया जाता है। जो काम न आए वह वॉलेट में लौटता है।

## दुकानें

कुछ नहीं। डील का भुगतान उतना ही है जितना ऑफ़र कहता है। जहाँ क़ानून टैक्स काटने को कहे, वह साथ में दिखता है।

## बिज़मैन

कुछ नहीं। हर दुकान पर बिज़मैन कमाता है: चालू होने पर ₹500, पहले मंज़ूर सबूत पर ₹500, और 60वें दिन भी सक्रिय रहने पर ₹1,000। ज़्यादा दुकानों वाले महीने में बोनस ऊपर से: 10 दुकानों से ₹1,000, 25 से ₹3,000, 50 से ₹8,000।

## पैसा कब आता है

मंज़ूरी के ज़्यादा से ज़्यादा 7 दिन बाद, सेटिंग्स में लिखी UPI आईडी पर।
`,
  },
};
