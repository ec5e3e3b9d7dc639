export type { PhotoExif } from './exif';
export {
  type Images,
  type ImagesOptions,
  openImages,
  type Photo,
  type PhotoLimits,
} from './images';
