export {
  type Images,
  openImages,
  type Photo,
  type PhotoMeasures,
} from './images';

export { pictureOf } from './picture-of';
