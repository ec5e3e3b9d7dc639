import type { EarningKind, EarningState } from '@chowk/domain/earnings';

export type StatementWords = Readonly<
  Record<
    | 'title'
    | 'name'
    | 'period'
    | 'made'
    | 'date'
    | 'campaign'
    | 'gross'
    | 'tax'
    | 'net'
    | 'status'
    | 'bank'
    | 'total'
    | 'whatFor'
    | 'note'
    | 'bizmanNote',
    string
  >
> & {
  readonly states: Readonly<Record<EarningState, string>>;
  readonly kinds: Readonly<Record<EarningKind, string>>;
};

/** A document is made by the server, so its words are here and not in the app's catalogue. */
export const STATEMENT_WORDS: Readonly<Record<'en' | 'hi', StatementWords>> = {
  en: {
    title: 'Earnings statement',
    name: 'Name',
    period: 'Period',
    made: 'Made on',
    date: 'Date',
    campaign: 'Campaign',
    gross: 'Earned',
    tax: 'Tax withheld',
    net: 'You get',
    status: 'Status',
    bank: 'Bank reference',
    total: 'Total',
    whatFor: 'For',
    note: 'Reversed earnings are not listed. The fee is paid by the brand on top of what you earn.',
    bizmanNote:
      'Reversed earnings are not listed. Bonuses are named by the month they were earned in.',
    kinds: {
      placement: 'Placement',
      shop_activation: 'Shop activated',
      first_proof: 'First approved proof',
      day_60: 'Active for 60 days',
      monthly_bonus: 'Monthly bonus',
      order_refund: 'Order paid back',
    },
    states: {
      pending: 'Waiting',
      payable: 'Payable',
      in_payout: 'Being paid out',
      paid: 'Paid',
      failed: 'Refused by the bank',
      spent: 'Spent on an order',
      reversed: 'Reversed',
    },
  },
  hi: {
    title: 'कमाई का विवरण',
    name: 'नाम',
    period: 'अवधि',
    made: 'बनाया गया',
    date: 'तारीख',
    campaign: 'अभियान',
    gross: 'कमाई',
    tax: 'काटा गया टैक्स',
    net: 'आपको मिलेगा',
    status: 'स्थिति',
    bank: 'बैंक संदर्भ',
    total: 'कुल',
    whatFor: 'किसके लिए',
    note: 'वापस ली गई कमाई इसमें नहीं है। शुल्क ब्रांड आपकी कमाई से अलग देता है।',
    bizmanNote: 'वापस ली गई कमाई इसमें नहीं है। बोनस के साथ उसका महीना लिखा है।',
    kinds: {
      placement: 'प्लेसमेंट',
      shop_activation: 'दुकान चालू हुई',
      first_proof: 'पहला मंज़ूर सबूत',
      day_60: '60 दिन से चालू',
      monthly_bonus: 'मासिक बोनस',
      order_refund: 'ऑर्डर का पैसा लौटा',
    },
    states: {
      pending: 'इंतज़ार में',
      payable: 'देय',
      in_payout: 'भुगतान हो रहा है',
      paid: 'भुगतान हुआ',
      failed: 'बैंक ने लौटाया',
      spent: 'ऑर्डर में लगा',
      reversed: 'वापस लिया गया',
    },
  },
};
