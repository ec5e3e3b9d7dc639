export { type Figure, readBrandFigures, readPlatformFigures } from './contract';

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
