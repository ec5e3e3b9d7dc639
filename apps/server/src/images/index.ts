export type { PhotoExif } from './exif';
export {
  type Images,
  type ImagesOptions,
  openImages,
  type Photo,
  type PhotoLimits,
  type PhotoMeasures,
} from './images';
export { hashDistance } from './perceptual-hash';
export { pictureOf } from './picture-of';
