import type { Feature } from '../contract/implement';
import { accountsFeature } from './accounts';
import { cmsFeature } from './cms';
import { platformFeature } from './platform';
import { walletsFeature } from './wallets';

export const FEATURES: readonly Feature[] = [
  accountsFeature,
  platformFeature,
  cmsFeature,
  walletsFeature,
];
