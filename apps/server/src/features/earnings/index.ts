export {
  type BookedEarning,
  bookPlacementEarning,
  type EarningContext,
  type PlacementEarning,
} from './book-placement-earning';
export { type Reversal, type ReversedEarning, reverseEarning } from './reverse-earning';
