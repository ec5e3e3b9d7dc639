export { leads } from './leads';
