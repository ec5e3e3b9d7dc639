import type { LeadState } from '@chowk/domain/leads';
import type { ShopType } from '@chowk/domain/shops';

interface TableWords {
  readonly header: readonly string[];
  readonly states: Readonly<Record<LeadState, string>>;
  readonly types: Readonly<Record<ShopType, string>>;
}

/** The table is made by the server, so its words are here and not in the app's catalogue. */
export const TABLE_WORDS: Readonly<Record<'en' | 'hi', TableWords>> = {
  en: {
    header: [
      'Shop',
      'Type',
      'Owner',
      'Phone',
      'E-mail',
      'Area',
      'Address',
      'PIN code',
      'Status',
      'Reason',
      'Written on',
      'Notes',
    ],
    states: {
      pending: 'Phone not verified',
      phone_verified: 'Phone verified',
      activation_requested: 'Waits for approval',
      converted: 'Shop is live',
      rejected: 'Rejected',
    },
    types: {
      kirana: 'Kirana',
      general_store: 'General store',
      supermarket: 'Supermarket',
      chemist: 'Chemist',
      paan: 'Paan shop',
      bakery: 'Bakery',
      dairy: 'Dairy',
      stationery: 'Stationery',
      electronics: 'Electronics',
      salon: 'Salon',
      eatery: 'Eatery',
      other: 'Other',
    },
  },
  hi: {
    header: [
      'दुकान',
      'प्रकार',
      'मालिक',
      'फ़ोन',
      'ईमेल',
      'इलाक़ा',
      'पता',
      'पिन कोड',
      'स्थिति',
      'कारण',
      'कब लिखा',
      'नोट',
    ],
    states: {
      pending: 'फ़ोन सत्यापित नहीं',
      phone_verified: 'फ़ोन सत्यापित',
      activation_requested: 'मंज़ूरी का इंतज़ार',
      converted: 'दुकान चालू है',
      rejected: 'अस्वीकार',
    },
    types: {
      kirana: 'किराना',
      general_store: 'जनरल स्टोर',
      supermarket: 'सुपरमार्केट',
      chemist: 'दवा की दुकान',
      paan: 'पान की दुकान',
      bakery: 'बेकरी',
      dairy: 'डेयरी',
      stationery: 'स्टेशनरी',
      electronics: 'इलेक्ट्रॉनिक्स',
      salon: 'सैलून',
      eatery: 'भोजनालय',
      other: 'अन्य',
    },
  },
};
