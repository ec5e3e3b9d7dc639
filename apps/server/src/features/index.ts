import type { Feature } from '../contract/implement';
import { accountsFeature } from './accounts';
import { adminFeature } from './admin';
import { campaignsFeature } from './campaigns';
import { cmsFeature } from './cms';
import { dealsFeature } from './deals';
import { deepLinksFeature } from './deep-links';
import { earningsFeature } from './earnings';
import { leadsFeature } from './leads';
import { ordersFeature } from './orders';
import { payoutsFeature } from './payouts';
import { platformFeature } from './platform';
import { productsFeature } from './products';
import { proofsFeature } from './proofs';
import { shopsFeature } from './shops';
import { createSyncFeature } from './sync';
import { walletsFeature } from './wallets';

const NOUNS: readonly Feature[] = [
  accountsFeature,
  shopsFeature,
  leadsFeature,
  platformFeature,
  cmsFeature,
  walletsFeature,
  earningsFeature,
  payoutsFeature,
  campaignsFeature,
  dealsFeature,
  proofsFeature,
  productsFeature,
  ordersFeature,
  deepLinksFeature,
  adminFeature,
];

export const FEATURES: readonly Feature[] = [...NOUNS, createSyncFeature(NOUNS)];
