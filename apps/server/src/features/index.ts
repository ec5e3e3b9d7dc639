import type { Feature } from '../contract/implement';
import { accountsFeature } from './accounts';
import { adSpacesFeature } from './ad-spaces';
import { adminFeature } from './admin';
import { campaignsFeature } from './campaigns';
import { cmsFeature } from './cms';
import { dealsFeature } from './deals';
import { deepLinksFeature } from './deep-links';
import { demoRequestsFeature } from './demo-requests';
import { earningsFeature } from './earnings';
import { figuresFeature } from './figures';
import { leadsFeature } from './leads';
import { notificationsFeature } from './notifications';
import { ordersFeature } from './orders';
import { payoutsFeature } from './payouts';
import { platformFeature } from './platform';
import { productsFeature } from './products';
import { proofsFeature } from './proofs';
import { shopsFeature } from './shops';
import { createSyncFeature } from './sync';
import { upkeepFeature } from './upkeep';
import { walletsFeature } from './wallets';

const NOUNS: readonly Feature[] = [
  accountsFeature,
  shopsFeature,
  leadsFeature,
  platformFeature,
  cmsFeature,
  demoRequestsFeature,
  walletsFeature,
  earningsFeature,
  payoutsFeature,
  campaignsFeature,
  dealsFeature,
  proofsFeature,
  productsFeature,
  ordersFeature,
  notificationsFeature,
  adSpacesFeature,
  deepLinksFeature,
  adminFeature,
  figuresFeature,
  upkeepFeature,
];

export const FEATURES: readonly Feature[] = [...NOUNS, createSyncFeature(NOUNS)];
