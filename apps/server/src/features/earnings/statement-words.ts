import type { EarningState } from '@chowk/domain/earnings';

type Words = Readonly<
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
    | 'other'
    | 'note',
    string
  >
> & { readonly states: Readonly<Record<EarningState, string>> };

/** A document is made by the server, so its words are here and not in the app's catalogue. */
export const STATEMENT_WORDS: Readonly<Record<'en' | 'hi', Words>> = {
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
    other: 'Bonus',
    note: 'Reversed earnings are not listed. The fee is paid by the brand on top of what you earn.',
    states: {
      pending: 'Waiting',
      payable: 'Payable',
      in_payout: 'Being paid out',
      paid: 'Paid',
      failed: 'Refused by the bank',
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
    other: 'बोनस',
    note: 'वापस ली गई कमाई इसमें नहीं है। शुल्क ब्रांड आपकी कमाई से अलग देता है।',
    states: {
      pending: 'इंतज़ार में',
      payable: 'देय',
      in_payout: 'भुगतान हो रहा है',
      paid: 'भुगतान हुआ',
      failed: 'बैंक ने लौटाया',
      reversed: 'वापस लिया गया',
    },
  },
};
