export { type Figure, readBrandFigures, readPlatformFigures } from './contract';
export { figuresPolicy } from './policy';
export {
  type DayRange,
  daysOf,
  FIGURE_KINDS,
  type FigureKind,
  PROOF_WAIT_HOURS,
  rangeBefore,
  type WaitClass,
  waitOf,
} from './rules';
