export { myshops } from './myshops';
export { target } from './target';
