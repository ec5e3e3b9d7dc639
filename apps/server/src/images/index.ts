export {
  type Images,
  openImages,
  type Photo,
  type PhotoMeasures,
  pictureOf,
} from './images';
