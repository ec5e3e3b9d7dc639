import { SECURITY_CHANGES } from '@chowk/domain/accounts';

/** What the auth server writes to people. `{email}` is the new address of a change, `{left}` a number of codes. */
export const MAIL_KINDS = [
  'confirm-signup',
  'invite',
  'recover',
  'magic-link',
  'email-change-current',
  'email-change-new',
  'reauthenticate',
  ...SECURITY_CHANGES,
  'codes-stopped',
  'recovery-code-used',
  'recovery-codes-low',
] as const;
export type AuthMailKind = (typeof MAIL_KINDS)[number];
export type MailLanguage = 'en' | 'hi';

export interface MailWords {
  readonly subject: string;
  readonly intro: string;
  /** On the button; absent where there is nothing to follow. */
  readonly button?: string;
  /** Absent where the link says it all. */
  readonly closing?: string;
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

/** Above the link of an email about a change, and before it in a text message. */
export const NOT_YOU: Readonly<Record<MailLanguage, string>> = {
  en: 'Not you? Lock your account:',
  hi: 'यह आप नहीं थे? खाता लॉक करें:',
};

export const NOT_YOU_TEXT: Readonly<Record<MailLanguage, string>> = {
  en: 'Locking signs out every device, puts back how you sign in, and pauses payouts. Then choose a new password. The link works for 30 days.',
  hi: 'लॉक करने से सभी फ़ोन और कंप्यूटर साइन आउट हो जाएँगे, साइन इन का पुराना तरीका लौट आएगा और भुगतान रुक जाएँगे। फिर नया पासवर्ड बनाएँ। लिंक 30 दिन तक चलेगा।',
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
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    intro: 'Your Chowk account now uses {email} instead of this address.',
  },
  'phone-changed': {
    subject: 'Your mobile number was changed',
    intro: 'The mobile number that signs in to your Chowk account was added or changed.',
  },
  'factor-added': {
    subject: 'Two-step sign-in was turned on',
    intro:
      'A second step was added to your Chowk account. From now on we ask for it after your password.',
  },
  'factor-removed': {
    subject: 'A second step was removed',
    intro: 'A second step of your Chowk account was removed. It no longer opens your account.',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes',
    intro:
      'New recovery codes were made for your Chowk account. Older codes no longer work. Keep the new ones in a safe place, away from your phone.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    intro:
      'Someone confirmed it was you on Chowk with one of your recovery codes. You have {left} codes left.',
    closing: 'If that was not you, set a new password at once and make new recovery codes.',
  },
  'recovery-codes-low': {
    subject: 'A recovery code was used: only {left} left',
    intro:
      'Someone confirmed it was you on Chowk with one of your recovery codes. You have only {left} left. Make new ones under Settings, Security.',
    closing: 'If that was not you, set a new password at once and make new recovery codes.',
  },
  'identity-linked': {
    subject: 'A new way to sign in',
    intro: 'Another account was linked to your Chowk account and can be used to sign in to it now.',
  },
  'identity-unlinked': {
    subject: 'A way to sign in was removed',
    intro: 'An account that was linked to your Chowk account cannot sign in to it any more.',
  },
  'upi-changed': {
    subject: 'Your UPI ID was changed',
    intro:
      'The UPI ID for your Chowk payouts was added, changed or removed. Money goes to a changed UPI ID only after a safety wait.',
  },
  'pan-changed': {
    subject: 'Your PAN was changed',
    intro: 'The PAN of your Chowk account was added, changed or removed.',
  },
  'withdrawal-requested': {
    subject: 'You asked for money back',
    intro:
      'Somebody signed in to your Chowk account asked for money of the wallet to be paid back.',
  },
  'service-key-made': {
    subject: 'A service key was made',
    intro: 'A key for programs was made from your Chowk account.',
  },
  'session-stolen': {
    subject: 'We signed a device out',
    intro:
      'One sign-in of your Chowk account was used from two places, so we ended it. If you see the sign-in page, sign in again.',
  },
  'recovery-opened': {
    subject: 'Our team made a code for a new password',
    intro:
      'Two people of our team made a code with which a new password can be set for your Chowk account. We read it to you on the phone and to nobody else. Payouts wait until you have had time to object.',
  },
  'codes-stopped': {
    subject: 'Someone is trying out codes on your account',
    intro:
      'Too many wrong codes were typed for your Chowk account, so we take only a few a day from there. Nobody got in. On a phone or computer you have used before you sign in as always.',
    closing:
      'If that was you, wait a while and use the newest code. If not, set a new password with “Forgot password”.',
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
  },
  'email-changed': {
    subject: 'आपका ई-मेल पता बदल दिया गया',
    intro: 'आपके Chowk खाते में अब इस पते की जगह {email} है।',
  },
  'phone-changed': {
    subject: 'आपका मोबाइल नंबर बदल दिया गया',
    intro: 'आपके Chowk खाते में साइन इन का मोबाइल नंबर जोड़ा या बदला गया।',
  },
  'factor-added': {
    subject: 'दो चरण वाला साइन इन चालू हुआ',
    intro: 'आपके Chowk खाते में दूसरा चरण जोड़ा गया। अब से पासवर्ड के बाद यह भी पूछा जाएगा।',
  },
  'factor-removed': {
    subject: 'दूसरा चरण हटा दिया गया',
    intro: 'आपके Chowk खाते का एक दूसरा चरण हटाया गया। उससे अब खाता नहीं खुलेगा।',
  },
  'recovery-codes-made': {
    subject: 'नए रिकवरी कोड',
    intro:
      'आपके Chowk खाते के नए रिकवरी कोड बने हैं। पुराने कोड अब नहीं चलेंगे। नए कोड फ़ोन से अलग, सुरक्षित जगह रखें।',
  },
  'recovery-code-used': {
    subject: 'एक रिकवरी कोड इस्तेमाल हुआ',
    intro: 'आपके एक रिकवरी कोड से Chowk पर आपकी पुष्टि की गई। आपके {left} कोड बचे हैं।',
    closing: 'अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड और नए रिकवरी कोड बनाएँ।',
  },
  'recovery-codes-low': {
    subject: 'एक रिकवरी कोड इस्तेमाल हुआ: सिर्फ़ {left} बचे',
    intro:
      'आपके एक रिकवरी कोड से Chowk पर आपकी पुष्टि की गई। अब सिर्फ़ {left} कोड बचे हैं। सेटिंग, सुरक्षा में नए कोड बनाएँ।',
    closing: 'अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड और नए रिकवरी कोड बनाएँ।',
  },
  'identity-linked': {
    subject: 'साइन इन करने का नया तरीका',
    intro: 'आपके Chowk खाते से एक और खाता जोड़ा गया, अब उससे भी साइन इन हो सकता है।',
  },
  'identity-unlinked': {
    subject: 'साइन इन करने का एक तरीका हटाया गया',
    intro: 'आपके Chowk खाते से जुड़ा एक खाता हटाया गया, उससे अब साइन इन नहीं होगा।',
  },
  'upi-changed': {
    subject: 'आपकी UPI ID बदल दी गई',
    intro:
      'आपके Chowk भुगतान की UPI ID जोड़ी, बदली या हटाई गई। बदली हुई UPI ID पर पैसा सुरक्षा के लिए कुछ समय रुककर ही जाता है।',
  },
  'pan-changed': {
    subject: 'आपका PAN बदल दिया गया',
    intro: 'आपके Chowk खाते का PAN जोड़ा, बदला या हटाया गया।',
  },
  'withdrawal-requested': {
    subject: 'पैसा वापस माँगा गया',
    intro: 'आपके Chowk खाते से वॉलेट का पैसा वापस माँगा गया है।',
  },
  'service-key-made': {
    subject: 'एक सर्विस की बनाई गई',
    intro: 'आपके Chowk खाते से प्रोग्राम के लिए एक की बनाई गई।',
  },
  'session-stolen': {
    subject: 'हमने एक डिवाइस साइन आउट कर दिया',
    intro:
      'आपके Chowk खाते का एक साइन इन दो जगह से चल रहा था, इसलिए हमने उसे बंद कर दिया। साइन इन पेज दिखे तो फिर से साइन इन करें।',
  },
  'recovery-opened': {
    subject: 'हमारी टीम ने नए पासवर्ड का कोड बनाया',
    intro:
      'हमारी टीम के दो लोगों ने आपके Chowk खाते का नया पासवर्ड बनाने के लिए कोड बनाया। यह कोड हम फ़ोन पर सिर्फ़ आपको बताते हैं। आप मना कर सकें, इसलिए भुगतान कुछ देर रुका रहेगा।',
  },
  'codes-stopped': {
    subject: 'कोई आपके खाते पर कोड आज़मा रहा है',
    intro:
      'आपके Chowk खाते के लिए बहुत बार गलत कोड डाले गए, इसलिए वहाँ से अब दिन में कुछ ही कोड लिए जाएँगे। खाते में कोई घुस नहीं पाया। जिस फ़ोन या कंप्यूटर से आप पहले आ चुके हैं, वहाँ से हमेशा की तरह साइन इन करें।',
    closing:
      'अगर यह आप थे, तो थोड़ा रुककर सबसे नया कोड डालें। अगर नहीं, तो “पासवर्ड भूल गए” से नया पासवर्ड बनाएँ।',
  },
};

export const MAIL_WORDS = { en: EN, hi: HI } satisfies Record<MailLanguage, typeof EN>;
