export { SHOP_TYPES, type ShopType } from './rules';
