import type { NotificationKind } from '../accounts';
import { noticesEn } from './words-en';

const kinds: Record<NotificationKind, string> = {
  deals: 'Deals',
  proofs: 'Proofs',
  money: 'Money',
  orders: 'Orders',
  ad_spaces: 'Ad spaces',
  shops: 'Shops',
  account: 'Your account',
};

/** Everything a message outside the app is made of. */
export const messageWordsEn = {
  language: 'en' as const,
  notices: noticesEn,
  kinds,
  /** What a business manager did, by the command's name. */
  actions: {
    ad_space_archive: 'Ad space taken off or put back',
    ad_space_block_dates: 'Days kept free',
    ad_space_create: 'Ad space offered',
    ad_space_photo_add: 'Photo of an ad space added',
    ad_space_photo_remove: 'Photo of an ad space removed',
    ad_space_update: 'Ad space changed',
    booking_accept: 'Booking accepted',
    booking_cancel: 'Booking called off',
    booking_decline: 'Booking declined',
    cart_set: 'Cart changed',
    deal_accept: 'Deal accepted',
    deal_cancel: 'Deal given back',
    deal_decline: 'Deal declined',
    order_cancel: 'Order cancelled',
    order_dispute: 'Order problem reported',
    order_place: 'Order placed',
    other: 'Something done for the shop',
    proof_dispute: 'Second look at a proof asked for',
    proof_submit: 'Proof photos sent',
    shop_photo_add: 'Photo of the shop added',
    shop_update: 'Shop details changed',
  },
  /** Why a proof is sent back. */
  reasons: {
    blurred: 'The photo is blurred',
    elsewhere: 'The photo was not taken at this shop',
    not_visible: 'The placement cannot be seen in the photo',
    other: 'Something else; see the note',
    placed_wrongly: 'The placement is not as the brief asks',
    too_dark: 'The photo is too dark',
    used_before: 'This photo was used before',
    wrong_angle: 'The photo is taken from the wrong angle',
    wrong_product: 'The photo shows another product',
  },
  /** What changed, for changes somebody else may have made. */
  changes: {
    'upi-changed': 'Your UPI ID was changed',
    'pan-changed': 'Your PAN was changed',
    'password-changed': 'Your password was changed',
    'email-changed': 'Your e-mail address was changed',
    'phone-changed': 'Your mobile number was changed',
    'factor-added': 'Two-step sign-in was turned on',
    'factor-removed': 'A second step was removed',
    'recovery-codes-made': 'New recovery codes were made',
    'identity-linked': 'A new way to sign in was added',
    'identity-unlinked': 'A way to sign in was removed',
    'withdrawal-requested': 'Money of your wallet was asked back',
    'service-key-made': 'A service key was made',
    'recovery-opened': 'Our team made a code for a new password',
    'session-stolen': 'We signed a device out: one sign-in was used from two places',
  },
  /** What takes two people. */
  proposals: {
    setting: 'new value of a setting',
    role: 'team role',
    service_key: 'service key',
    account_recovery: 'new password',
    factor_reset: 'two-step reset',
  },
  /** As the console calls them. */
  settings: {
    fee_tiers: 'Our fee, by what a brand spends in a month',
    gst_bps: 'GST on our fee, in percent',
    payable_days: 'Days from approval until an earning is payable',
    bizman_activation_paise: 'For the bizman when a shop is activated, in rupees',
    bizman_first_proof_paise: 'For the bizman at its first approved proof, in rupees',
    bizman_day_60_paise: 'For the bizman when it is still active at day 60, in rupees',
    bizman_bonus_tiers: 'Monthly bonus by activations, as 10: 1000, 25: 3000',
    upi_id: 'UPI ID brands pay to',
    upi_name: 'Name shown to those who pay',
    supplier: 'Supplier on invoices',
    super_admin_hours: 'Hours before a new super admin can confirm',
  },
  roles: {
    admin: 'Admin',
    super_admin: 'Super admin',
  },
  many: '{count} new: {latest}',
  open: 'Open in Chowk: {link}',
  choose: 'What reaches you, and how, you choose in Settings: {link}',
};
