/** What the auth server writes to people. `{email}` is the new address of a change. */
export const MAIL_KINDS = [
  'confirm-signup',
  'invite',
  'recover',
  'magic-link',
  'email-change-current',
  'email-change-new',
  'reauthenticate',
  'password-changed',
  'email-changed',
  'phone-changed',
  'factor-added',
  'factor-removed',
  'identity-linked',
  'identity-unlinked',
] as const;
export type AuthMailKind = (typeof MAIL_KINDS)[number];
export type MailLanguage = 'en' | 'hi';

export interface MailWords {
  readonly subject: string;
  readonly intro: string;
  /** On the button; absent where there is nothing to follow. */
  readonly button?: string;
  readonly closing: string;
}

export interface FrameWords {
  readonly greeting: string;
  readonly code: string;
  readonly link: string;
  readonly life: string;
  readonly team: string;
}

export const FRAME: Readonly<Record<MailLanguage, FrameWords>> = {
  en: {
    greeting: 'Hello,',
    code: 'Or enter this code:',
    link: 'Open this link:',
    life: 'It works once, for 24 hours. Never share it: nobody from Chowk will ask for it.',
    team: 'The Chowk team',
  },
  hi: {
    greeting: 'नमस्ते,',
    code: 'या यह कोड डालें:',
    link: 'यह लिंक खोलें:',
    life: 'यह एक बार, 24 घंटे तक काम करेगा। इसे किसी को न बताएँ: Chowk से कोई इसे नहीं माँगेगा।',
    team: 'Chowk टीम',
  },
};

const EN: Readonly<Record<AuthMailKind, MailWords>> = {
  'confirm-signup': {
    subject: 'Confirm your e-mail address',
    intro: 'Welcome to Chowk. Please confirm that this address is yours.',
    button: 'Confirm address',
    closing: 'If you did not sign up, ignore this mail and nothing happens.',
  },
  invite: {
    subject: 'You are invited to Chowk',
    intro: 'An account on Chowk was made for this address. Open it to begin.',
    button: 'Accept the invitation',
    closing: 'If you do not know why, ignore this mail and nothing happens.',
  },
  recover: {
    subject: 'Choose a new password',
    intro: 'Someone asked to set a new password for your Chowk account.',
    button: 'Choose a new password',
    closing: 'If that was not you, ignore this mail: your password stays as it is.',
  },
  'magic-link': {
    subject: 'Your sign-in link',
    intro: 'Here is your way into Chowk.',
    button: 'Sign in',
    closing: 'If you did not ask for it, ignore this mail.',
  },
  'email-change-current': {
    subject: 'Your e-mail address is about to change',
    intro: 'Your Chowk account is to use {email} instead of this address. Do you agree?',
    button: 'Agree to the change',
    closing: 'If that was not you, do not agree and change your password now.',
  },
  'email-change-new': {
    subject: 'Confirm your new e-mail address',
    intro: 'Please confirm that {email} shall be the address of your Chowk account.',
    button: 'Confirm new address',
    closing: 'If you did not ask for it, ignore this mail.',
  },
  reauthenticate: {
    subject: 'Your confirmation code',
    intro: 'Use this code to confirm that it is you.',
    closing: 'If you did not ask for it, change your password now.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    intro: 'The password of your Chowk account was changed, and other devices were signed out.',
    closing: 'If that was not you, set a new password at once with “Forgot password”.',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    intro: 'Your Chowk account now uses {email} instead of this address.',
    closing: 'If that was not you, write to our support at once: this address no longer signs in.',
  },
  'phone-changed': {
    subject: 'Your mobile number was changed',
    intro: 'The mobile number that signs in to your Chowk account was added or changed.',
    closing: 'If that was not you, set a new password at once with “Forgot password”.',
  },
  'factor-added': {
    subject: 'Two-step sign-in was turned on',
    intro:
      'A second step was added to your Chowk account. From now on a code is asked for as well.',
    closing: 'If that was not you, set a new password at once and write to our support.',
  },
  'factor-removed': {
    subject: 'A second step was removed',
    intro: 'A second step of your Chowk account was removed. Its codes open nothing any more.',
    closing: 'If that was not you, set a new password at once with “Forgot password”.',
  },
  'identity-linked': {
    subject: 'A new way to sign in',
    intro: 'Another account was linked to your Chowk account and can be used to sign in to it now.',
    closing:
      'If that was not you, unlink it under Settings, set a new password, and write to our support.',
  },
  'identity-unlinked': {
    subject: 'A way to sign in was removed',
    intro: 'An account that was linked to your Chowk account cannot sign in to it any more.',
    closing: 'If that was not you, set a new password at once with “Forgot password”.',
  },
};

const HI: Readonly<Record<AuthMailKind, MailWords>> = {
  'confirm-signup': {
    subject: 'अपना ई-मेल पता पक्का करें',
    intro: 'Chowk में आपका स्वागत है। कृपया पक्का करें कि यह पता आपका है।',
    button: 'पता पक्का करें',
    closing: 'अगर आपने खाता नहीं बनाया, तो इस मेल को छोड़ दें, कुछ नहीं होगा।',
  },
  invite: {
    subject: 'Chowk पर आपको बुलाया गया है',
    intro: 'इस पते के लिए Chowk पर एक खाता बनाया गया है। शुरू करने के लिए इसे खोलें।',
    button: 'न्योता मंज़ूर करें',
    closing: 'अगर आपको इसका कारण नहीं पता, तो इस मेल को छोड़ दें, कुछ नहीं होगा।',
  },
  recover: {
    subject: 'नया पासवर्ड चुनें',
    intro: 'किसी ने आपके Chowk खाते का नया पासवर्ड बनाने को कहा है।',
    button: 'नया पासवर्ड चुनें',
    closing: 'अगर यह आप नहीं थे, तो इस मेल को छोड़ दें: आपका पासवर्ड वही रहेगा।',
  },
  'magic-link': {
    subject: 'आपका साइन-इन लिंक',
    intro: 'Chowk में आने का रास्ता यह रहा।',
    button: 'साइन इन करें',
    closing: 'अगर आपने इसे नहीं माँगा, तो इस मेल को छोड़ दें।',
  },
  'email-change-current': {
    subject: 'आपका ई-मेल पता बदलने वाला है',
    intro: 'आपके Chowk खाते में इस पते की जगह {email} लगाया जाएगा। क्या आप सहमत हैं?',
    button: 'बदलाव मंज़ूर करें',
    closing: 'अगर यह आप नहीं थे, तो मंज़ूर न करें और अपना पासवर्ड तुरंत बदलें।',
  },
  'email-change-new': {
    subject: 'अपना नया ई-मेल पता पक्का करें',
    intro: 'कृपया पक्का करें कि {email} आपके Chowk खाते का पता होगा।',
    button: 'नया पता पक्का करें',
    closing: 'अगर आपने इसे नहीं माँगा, तो इस मेल को छोड़ दें।',
  },
  reauthenticate: {
    subject: 'आपका पुष्टि कोड',
    intro: 'यह पक्का करने के लिए कि यह आप ही हैं, इस कोड का उपयोग करें।',
    closing: 'अगर आपने इसे नहीं माँगा, तो अपना पासवर्ड तुरंत बदलें।',
  },
  'password-changed': {
    subject: 'आपका पासवर्ड बदल दिया गया',
    intro: 'आपके Chowk खाते का पासवर्ड बदला गया और दूसरे फ़ोन व कंप्यूटर साइन आउट कर दिए गए।',
    closing: 'अगर यह आप नहीं थे, तो “पासवर्ड भूल गए” से तुरंत नया पासवर्ड बनाएँ।',
  },
  'email-changed': {
    subject: 'आपका ई-मेल पता बदल दिया गया',
    intro: 'आपके Chowk खाते में अब इस पते की जगह {email} है।',
    closing: 'अगर यह आप नहीं थे, तो तुरंत हमारी सहायता को लिखें: इस पते से अब साइन इन नहीं होगा।',
  },
  'phone-changed': {
    subject: 'आपका मोबाइल नंबर बदल दिया गया',
    intro: 'आपके Chowk खाते में साइन इन का मोबाइल नंबर जोड़ा या बदला गया।',
    closing: 'अगर यह आप नहीं थे, तो “पासवर्ड भूल गए” से तुरंत नया पासवर्ड बनाएँ।',
  },
  'factor-added': {
    subject: 'दो चरण वाला साइन इन चालू हुआ',
    intro: 'आपके Chowk खाते में दूसरा चरण जोड़ा गया। अब से एक कोड भी माँगा जाएगा।',
    closing: 'अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड बनाएँ और हमारी सहायता को लिखें।',
  },
  'factor-removed': {
    subject: 'दूसरा चरण हटा दिया गया',
    intro: 'आपके Chowk खाते का एक दूसरा चरण हटाया गया। उसके कोड से अब कुछ नहीं खुलेगा।',
    closing: 'अगर यह आप नहीं थे, तो “पासवर्ड भूल गए” से तुरंत नया पासवर्ड बनाएँ।',
  },
  'identity-linked': {
    subject: 'साइन इन करने का नया तरीका',
    intro: 'आपके Chowk खाते से एक और खाता जोड़ा गया, अब उससे भी साइन इन हो सकता है।',
    closing: 'अगर यह आप नहीं थे, तो उसे सेटिंग में हटाएँ, नया पासवर्ड बनाएँ और हमारी सहायता को लिखें।',
  },
  'identity-unlinked': {
    subject: 'साइन इन करने का एक तरीका हटाया गया',
    intro: 'आपके Chowk खाते से जुड़ा एक खाता हटाया गया, उससे अब साइन इन नहीं होगा।',
    closing: 'अगर यह आप नहीं थे, तो “पासवर्ड भूल गए” से तुरंत नया पासवर्ड बनाएँ।',
  },
};

export const MAIL_WORDS = { en: EN, hi: HI } satisfies Record<MailLanguage, typeof EN>;
