export { deals } from './deals';
