export { behaviours } from './behaviours';
export { core } from './core';
export { dashboard } from './dashboard';
export { errors } from './errors';
export { shell } from './shell';
export { ui } from './ui';
