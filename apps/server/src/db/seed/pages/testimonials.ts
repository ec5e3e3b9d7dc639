import type { CmsContent } from '@chowk/domain/cms';

/** Fictitious and labelled so, until real customers replace them. */
export const testimonials: CmsContent = {
  en: {
    title: 'Voices on the front page',
    body: `Sample content: these voices are made up until our first customers speak for themselves.

## Meena, kirana store, Kothrud

The offer says what to put where and what it pays. I take the photo while the tea boils, and I can see the day the money comes.

## Arvind, snacks brand, Nashik

For the first time I know which shelf my money stands on. A photo, a place, a date, and only then do we pay.

## Farida, bizman, Malegaon

I add a shop at its own counter, also where there is no signal. What I have earned stands in the app, shop by shop.

## Joseph, general store, Vasai

My nephew used to keep the register of every scheme. Now the phone keeps it, in Hindi for my wife and in English for me.

## Kavya, tea brand, Guwahati

We tried forty shops before we tried four hundred. The campaign told us which area answers and what a placement really costs.
`,
  },
  hi: {
    title: 'पहले पन्ने पर लोगों की बातें',
    body: `नमूना: ये बातें बनाई हुई हैं, जब तक हमारे पहले ग्राहक ख़ुद न बोलें।

## मीना, किराना दुकान, कोथरूड

ऑफ़र बता देता है क्या, कहाँ लगाना है और कितना मिलेगा। चाय उबलते-उबलते फ़ोटो ले लेती हूँ, और पैसे का दिन दिखता है।

## अरविंद, नमकीन ब्रांड, नासिक

पहली बार पता है कि मेरा पैसा किस शेल्फ़ पर खड़ा है। फ़ोटो, जगह, तारीख़, और उसके बाद ही भुगतान।

## फ़रीदा, बिज़मैन, मालेगाँव

दुकान उसी के काउंटर पर जोड़ देती हूँ, जहाँ सिग्नल नहीं वहाँ भी। मेरी कमाई ऐप में दुकान-दर-दुकान लिखी है।

## जोसेफ़, जनरल स्टोर, वसई

हर स्कीम का रजिस्टर भतीजा रखता था। अब फ़ोन रखता है, पत्नी के लिए हिन्दी में, मेरे लिए अंग्रेज़ी में।

## काव्या, चाय ब्रांड, गुवाहाटी

चार सौ दुकानों से पहले चालीस में देखा। पता चल गया कौन-सा इलाक़ा साथ देता है और एक प्लेसमेंट की असली लागत क्या है।
`,
  },
};
