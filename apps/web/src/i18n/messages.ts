import type { account } from './en/account';
import type { activation } from './en/activation';
import type { auth } from './en/auth';
import type { behaviours } from './en/behaviours';
import type { brands } from './en/brands';
import type { campaigns } from './en/campaigns';
import type { capture } from './en/capture';
import type { cms } from './en/cms';
import type { comeback } from './en/comeback';
import type { coming } from './en/coming';
import type { core } from './en/core';
import type { dashboard } from './en/dashboard';
import type { deals } from './en/deals';
import type { debug } from './en/debug';
import type { earnings } from './en/earnings';
import type { errors } from './en/errors';
import type { figures } from './en/figures';
import type { landing } from './en/landing';
import type { later } from './en/later';
import type { leads } from './en/leads';
import type { money } from './en/money';
import type { myshops } from './en/myshops';
import type { notices } from './en/notices';
import type { proofs } from './en/proofs';
import type { pwa } from './en/pwa';
import type { reasons } from './en/reasons';
import type { refunds } from './en/refunds';
import type { review } from './en/review';
import type { security } from './en/security';
import type { session } from './en/session';
import type { settings } from './en/settings';
import type { shell } from './en/shell';
import type { shops } from './en/shops';
import type { signup } from './en/signup';
import type { states } from './en/states';
import type { sync } from './en/sync';
import type { ui } from './en/ui';
import type { wallets } from './en/wallets';
import type { wizard } from './en/wizard';

/** One catalogue per area of the product; a screen loads only the areas it shows. */
export interface Catalogues {
  account: typeof account;
  activation: typeof activation;
  auth: typeof auth;
  behaviours: typeof behaviours;
  brands: typeof brands;
  campaigns: typeof campaigns;
  capture: typeof capture;
  cms: typeof cms;
  comeback: typeof comeback;
  coming: typeof coming;
  core: typeof core;
  dashboard: typeof dashboard;
  deals: typeof deals;
  debug: typeof debug;
  earnings: typeof earnings;
  errors: typeof errors;
  figures: typeof figures;
  landing: typeof landing;
  leads: typeof leads;
  money: typeof money;
  myshops: typeof myshops;
  notices: typeof notices;
  proofs: typeof proofs;
  later: typeof later;
  pwa: typeof pwa;
  reasons: typeof reasons;
  refunds: typeof refunds;
  review: typeof review;
  security: typeof security;
  session: typeof session;
  settings: typeof settings;
  shell: typeof shell;
  shops: typeof shops;
  signup: typeof signup;
  states: typeof states;
  sync: typeof sync;
  ui: typeof ui;
  wallets: typeof wallets;
  wizard: typeof wizard;
}

export type Area = keyof Catalogues;

type PluralBase<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Every key of an area, plural forms folded into their base. */
export type MessageKey<A extends Area> = PluralBase<Extract<keyof Catalogues[A], string>>;
