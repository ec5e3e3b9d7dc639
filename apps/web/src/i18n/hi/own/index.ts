export { account } from './account';
export { cms } from './cms';
export { links } from './links';
export { notifications } from './notifications';
export { push } from './push';
export { security } from './security';
export { settings } from './settings';
