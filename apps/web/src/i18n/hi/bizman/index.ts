export { leads } from './leads';
export { myshops } from './myshops';
export { target } from './target';
