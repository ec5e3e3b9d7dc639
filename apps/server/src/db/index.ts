export { type Access, type Database, type Row, runnerOf, type Tx } from './database';
export { migrate, migrateUntil } from './migrate';
export { openDatabase } from './open-database';
export {
  asActor,
  asAuth,
  asSystem,
  defineSystemStep,
  type SystemStep,
  withActor,
  withAuth,
  withCopier,
  withOwner,
  withSystem,
} from './with-actor';
