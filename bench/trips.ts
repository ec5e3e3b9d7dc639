import { startCalls } from '../apps/server/test/trips/calls';
import { startCountedWire } from '../apps/server/test/trips/counted-wire';
import { measureTrips } from '../apps/server/test/trips/measure-trips';
import { openBenchPorts } from './harness/server';

/**
 * What a call costs at the wire, whatever the machine: statements sent to PostgreSQL, and how often
 * the server waits for an answer before it goes on. Connections and statements are warm. The commit
 * of a read leaves when its answer is there: the last round trip of a query, for which nobody waits.
 */
const url = process.env.BENCH_DATABASE_URL;
if (!url) throw new Error('BENCH_DATABASE_URL names no PostgreSQL to measure on');
const admin = await openBenchPorts();
const name = `chowk_trips_${process.pid}`;
await admin.db.execute(`create database ${name}`);
await (await openBenchPorts(name)).db.close();
const target = new URL(url);
target.pathname = `/${name}`;
const wire = await startCountedWire(target.href);
const t = await startCalls(wire.url);

const say = (name: string, ...columns: (string | number)[]) =>
  console.log(name.padEnd(26) + columns.map((each) => String(each).padStart(14)).join(''));
say('call', 'statements', 'round trips');
for (const call of t.calls) {
  const { statements, roundTrips } = await measureTrips(wire, call);
  say(call.name, statements, roundTrips);
}
await t.close();
await wire.close();
await admin.db.execute(`drop database ${name} with (force)`);
await admin.db.close();
process.exit(0);
