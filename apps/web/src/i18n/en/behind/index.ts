export { later } from './later';
export { pwa } from './pwa';
export { session } from './session';
