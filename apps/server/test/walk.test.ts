import { profileStates, updatePayoutDetails } from '@chowk/domain/accounts';
import { bookingStates } from '@chowk/domain/ad-spaces';
import { campaignStates } from '@chowk/domain/campaigns';
import { cmsPageStates } from '@chowk/domain/cms';
import { dealStates } from '@chowk/domain/deals';
import { earningStates } from '@chowk/domain/earnings';
import { type Command, everyone } from '@chowk/domain/kernel';
import { accountCreationStates, leadStates } from '@chowk/domain/leads';
import { orderStates } from '@chowk/domain/orders';
import { payoutStates } from '@chowk/domain/payouts';
import { savePlatformStat, setPlatformConfig } from '@chowk/domain/platform';
import { proofStates } from '@chowk/domain/proofs';
import { refundStates, topupStates } from '@chowk/domain/wallets';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { FEATURES } from '../src/features';
import { AUTH_LIMITED_ROUTES, mountAuth } from '../src/features/auth';
import { HTTP_ROUTES } from '../src/http/declared-routes';
import { openImages } from '../src/images';
import { DEFAULT_LIMITS } from '../src/limits';
import { createRealtimeHub, mountRealtime, REALTIME_ROUTES } from '../src/realtime';
import { SYSTEM_STEPS } from '../src/system-steps';
import { openTestDatabase } from './database';
import { permissionsMarkdown } from './permissions-doc';
import { silentLog, testPorts } from './ports';
import {
  commandGaps,
  limitGaps,
  queryGaps,
  readTables,
  routeGaps,
  stepGaps,
  stepUpGaps,
  type TableFacts,
  tableGaps,
} from './walk';
import { createTestAuthenticator } from './world/people';

const commands = FEATURES.flatMap((feature) => feature.commands.map((each) => each.command));
const queries = FEATURES.flatMap((feature) => feature.queries.map((each) => each.query));
const declared = [...HTTP_ROUTES, ...AUTH_LIMITED_ROUTES, ...REALTIME_ROUTES];

/** Written out by hand: whoever opens a door to strangers must add it here too. */
const PUBLIC_COMMANDS = ['demo_request_create'];
const PUBLIC_QUERIES = [
  'cms_page_read',
  'demo_people_list',
  'platform_figures_read',
  'platform_stats_list',
  'shop_claim_read',
];

let db: Awaited<ReturnType<typeof openTestDatabase>>;
let tables: TableFacts[];
beforeAll(async () => {
  db = await openTestDatabase();
  tables = await readTables(db);
});
afterAll(() => db.close());

function mountedRoutes() {
  const ports = testPorts(db);
  const authenticator = createTestAuthenticator();
  const auth = {
    ports,
    secret: 's'.repeat(32),
    siteUrl: 'http://localhost',
    autoConfirm: true,
    log: silentLog,
  };
  const hub = createRealtimeHub({ db, log: silentLog });
  const { app } = createApp({
    ports,
    authenticator,
    images: openImages(),
    features: FEATURES,
    mounts: [(t) => mountAuth(t, auth), (t) => mountRealtime(t, { hub, authenticator })],
    web: { isBuilt: false, find: async () => undefined },
    version: 'test',
    commit: 'test',
    isTls: false,
    trustedProxies: 0,
  });
  return app.routes;
}

describe('the walk over everything that can be reached', () => {
  it('finds access declared on every command, query, route, table and system step', () => {
    const names = tables.map((table) => table.name.replace(/^public\./, ''));
    // The queue keeps its own table, which is not there until it starts.
    expect(commandGaps(commands, [...names, 'pgboss.job'])).toEqual([]);
    expect(stepUpGaps(commands)).toEqual([]);
    expect(queryGaps(queries)).toEqual([]);
    expect(routeGaps(mountedRoutes(), declared, FEATURES)).toEqual([]);
    expect(limitGaps(declared, DEFAULT_LIMITS.routes)).toEqual([]);
    expect(tableGaps(tables)).toEqual([]);
    expect(stepGaps(SYSTEM_STEPS)).toEqual([]);
    expect(tables.length).toBeGreaterThan(10);
  });

  it('knows every door that is open to strangers', () => {
    const open = (each: { name: string; access: { isPublic: boolean } }) => each.access.isPublic;
    expect(
      commands
        .filter(open)
        .map((c) => c.name)
        .sort(),
    ).toEqual(PUBLIC_COMMANDS);
    expect(
      queries
        .filter(open)
        .map((q) => q.name)
        .sort(),
    ).toEqual(PUBLIC_QUERIES);
  });

  it('gives neither people nor the system any right in the auth schema', async () => {
    const rights = await db.execute(`
      select grantee, table_name from information_schema.role_table_grants
      where table_schema in ('auth', 'app') and grantee in ('chowk_user', 'chowk_system')`);
    expect(rights).toEqual([]);
    const bypass = await db.execute(
      "select rolname from pg_roles where rolname like 'chowk%' and (rolsuper or rolbypassrls or rolcanlogin)",
    );
    expect(bypass).toEqual([]);
  });

  it('has docs/permissions.md up to date', async () => {
    const page = permissionsMarkdown({
      commands,
      queries,
      routes: declared,
      states: [
        profileStates,
        cmsPageStates,
        leadStates,
        accountCreationStates,
        campaignStates,
        dealStates,
        proofStates,
        topupStates,
        refundStates,
        earningStates,
        payoutStates,
        orderStates,
        bookingStates,
      ],
      steps: SYSTEM_STEPS,
    });
    await expect(page).toMatchFileSnapshot('../../../docs/permissions.md');
  });
});

describe('the walk itself', () => {
  it('fails for a command without access, without a table, misnamed or doubled', () => {
    const { access: _, ...rest } = savePlatformStat;
    const open = { ...rest, name: 'hole_make' } as unknown as Command;
    expect(commandGaps([open], ['platform_stats'])).toEqual([
      'command hole_make declares no access',
    ]);
    const lost = { ...savePlatformStat, entity: 'nowhere', access: everyone() };
    expect(commandGaps([lost, lost], ['platform_stats'])).toEqual([
      'command platform_stat_save speaks of no table: nowhere',
      'command platform_stat_save speaks of no table: nowhere',
      'command platform_stat_save is declared twice',
    ]);
  });

  it('fails for a command that takes a UPI id or a PAN and asks for no recent sign-in', () => {
    const { stepUp: _, ...rest } = updatePayoutDetails;
    const renamed = { ...rest, entity: 'platform_stats' };
    expect(stepUpGaps([renamed])).toEqual([
      'command payout_details_update asks for no recent sign-in',
    ]);
    const { stepUp: __, ...setting } = setPlatformConfig;
    expect(stepUpGaps([setting])).toEqual([
      'command platform_config_set asks for no recent sign-in',
    ]);
    expect(stepUpGaps([{ ...updatePayoutDetails, queueable: true }])).toEqual([
      'command payout_details_update needs a recent sign-in, but may be queued or run for another',
    ]);
  });

  it('fails for two queries of one name or one address', () => {
    const [one] = queries;
    if (!one) throw new Error('there are no queries');
    const other = { ...one, name: 'another_read' };
    expect(queryGaps([one, other])).toEqual(['query another_read is declared twice']);
  });

  it('fails for a route nobody declared', () => {
    const app = new Hono().get('/backdoor', (c) => c.text('hi'));
    expect(routeGaps(app.routes, declared, FEATURES)).toEqual([
      'route GET /backdoor is not declared',
    ]);
  });

  it('fails for a route that names no limit, or only the one of undeclared routes', () => {
    const [route] = HTTP_ROUTES;
    const { limit: _, ...bare } = { ...route, method: 'GET', path: '/open' };
    const forgotten = { method: 'GET', path: '/late', limit: 'unnamed' };
    expect(limitGaps([bare, forgotten], DEFAULT_LIMITS.routes)).toEqual([
      'route GET /open names no limit',
      'route GET /late names no limit',
    ]);
  });

  it('fails for a table without forced row security or policy', async () => {
    await db.execute('create table public.forgotten (id int)');
    const gaps = tableGaps(await readTables(db));
    await db.execute('drop table public.forgotten');
    expect(gaps).toEqual([
      'table public.forgotten has row security off',
      'table public.forgotten does not force row security on its owner',
      'table public.forgotten has no policy',
    ]);
  });
});
