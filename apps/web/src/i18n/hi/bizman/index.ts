export { leads } from './leads';
export { myshops } from './myshops';
