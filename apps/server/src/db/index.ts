export { builtOnce, sqlBuiltOnce } from './built-once';
export { type Database, type Row, runnerOf, type Tx } from './database';
export { openDatabase } from './engines/open-database';
export { migrate, migrateOnly } from './migrate';
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
