export { builtOnce, sqlBuiltOnce } from './built-once';
export { type Access, type Database, type Row, runnerOf, type Tx } from './database';
export { migrate, migrateOnly, TooOldDatabase } from './migrate';
export { openDatabase } from './open-database';
export { rowAdder, rowChanger, rowsAdder } from './row-writers';
export {
  asActor,
  asAuth,
  askAsSystem,
  asSystem,
  defineSystemStep,
  type SystemStep,
  withActor,
  withAuth,
  withCopier,
  withOwner,
  withSystem,
} from './with-actor';
