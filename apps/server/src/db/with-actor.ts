import { type Actor, isRole, isUuid } from '@chowk/domain/kernel';
import { type Access, type Database, runnerOf, type Tx } from './database';

/** The database roles a transaction may take. Nothing else in the server switches roles. */
const USER_ROLE = 'chowk_user';
const SYSTEM_ROLE = 'chowk_system';
const AUTH_ROLE = 'chowk_auth';

/** Refuses anything that is not an id, because settings are sent as text before the first query. */
function idSetting(name: string, id: string | null): string {
  if (id !== null && !isUuid(id)) throw new Error(`${name} is not an id`);
  return `set_config('${name}', '${id ?? ''}', true)`;
}

/** One statement instead of one each, because it precedes every transaction. */
function settingsOf(actor: Actor): string {
  const roles = actor.roles.filter(isRole).join(',');
  const settings = [
    idSetting('app.uid', actor.uid),
    idSetting('app.actor', actor.actorId),
    `set_config('app.roles', '${roles}', true)`,
  ];
  return `select ${settings.join(', ')}`;
}

/** The role is set with the first statement, before anything else is sent. */
function under<T>(role: string, work: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  return (tx) => {
    runnerOf(tx).setRole(role);
    return work(tx);
  };
}

/** Runs `work` as that person: row security uses their id and roles. */
export function withActor<T>(
  db: Database,
  actor: Actor,
  access: Access,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction(access, settingsOf(actor), under(USER_ROLE, work));
}

/**
 * A named step that may access rows the person may not: slots, notifications, the audit log. The
 * walk test lists every one of them with its reason.
 */
export interface SystemStep {
  readonly name: string;
  readonly why: string;
}

export function defineSystemStep(name: string, why: string): SystemStep {
  return { name, why };
}

/** A transaction of the platform itself, started by the runner or a job. */
export function withSystem<T>(
  db: Database,
  actor: Actor,
  _step: SystemStep,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction('write', settingsOf(actor), under(SYSTEM_ROLE, work));
}

/** The auth schema is inaccessible to every other role. */
export function withAuth<T>(
  db: Database,
  access: Access,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction(access, '', under(AUTH_ROLE, work));
}

/** Text formats that are the same on every server, whatever its settings. */
const SAME_EVERYWHERE = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601'; set local bytea_output = 'hex';
  set local extra_float_digits = 1;`;

/**
 * For a backup: a snapshot of the whole database, each schema read by the role that sees all of it.
 */
export function withCopier<T>(
  db: Database,
  work: (tx: Tx, lookInto: (schema: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  return db.transaction('read', SAME_EVERYWHERE, (tx) =>
    work(tx, async (schema) => runnerOf(tx).setRole(schema === 'auth' ? AUTH_ROLE : SYSTEM_ROLE)),
  );
}

/** For a restore: as the owner, who may disable row security. */
export function withOwner<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction('write', SAME_EVERYWHERE, work);
}

/** Runs `work` under another role and then returns to the previous one. */
async function within<T>(tx: Tx, role: string, before: string, work: () => Promise<T>): Promise<T> {
  const runner = runnerOf(tx);
  runner.setRole(role);
  try {
    const result = await work();
    runner.setRole(before);
    return result;
  } catch (error) {
    // After a rollback to a savepoint the role is the one it had there.
    runner.setRole(undefined);
    throw error;
  }
}

/** A system step inside a person's transaction. */
export function asSystem<T>(tx: Tx, _step: SystemStep, work: () => Promise<T>): Promise<T> {
  return within(tx, SYSTEM_ROLE, USER_ROLE, work);
}

/**
 * The same for statements that are sent at once and awaited later: the transaction is the person's
 * again when this returns, so their next statement goes out in the same round trip.
 */
export function askAsSystem<T>(tx: Tx, _step: SystemStep, send: () => T): T {
  return runnerOf(tx).during(SYSTEM_ROLE, send);
}

/** The auth server's part of a system step: a login created together with its rows. */
export function asAuth<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return within(tx, AUTH_ROLE, SYSTEM_ROLE, work);
}

/** The reverse, inside a system transaction: `work` runs as the person it was started for. */
export function asActor<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return within(tx, USER_ROLE, SYSTEM_ROLE, work);
}
