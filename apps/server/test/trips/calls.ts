import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@chowk/domain/kernel';
import type { Ports } from '../../src/contract/context';
import type { Database } from '../../src/db';
import { openPostgres } from '../../src/db/engines/open-postgres';
import { createPerson } from '../../src/features/auth/account/create-person';
import { campaignJobs } from '../../src/features/campaigns';
import { dealJobs } from '../../src/features/deals';
import { earningJobs } from '../../src/features/earnings';
import { leadJobs } from '../../src/features/leads';
import { notificationJobs } from '../../src/features/notifications';
import { orderJobs } from '../../src/features/orders';
import { proofJobs } from '../../src/features/proofs';
import { createJobQueue } from '../../src/jobs';
import { newId } from '../../src/new-id';
import type { Answer } from '../app';
import { PASSWORD, startAuthServer } from '../auth-server';
import { silentLog, testPorts } from '../ports';
import { proofSteps } from '../world/proofs';
import { GSTIN_HERE, type Sold, startTrade } from '../world/trade';

/** One call as a screen makes it. */
export interface Call {
  readonly name: string;
  /** What has to be there first, which is not counted; then the call itself. */
  readonly prepare: () => Promise<() => Promise<void>>;
}

const PRODUCTS = 25;
/** A session is looked at again after less. */
const FORGOTTEN_MS = 1000;

let lastPhone = 9_700_000_000;

/** So that commands may leave work behind, which nobody does. */
async function openQueues(ports: Ports): Promise<void> {
  await ports.jobs.start([
    ...campaignJobs(ports),
    ...dealJobs(ports),
    ...earningJobs(ports),
    ...leadJobs(ports, 'http://localhost'),
    ...notificationJobs(ports, 'http://localhost'),
    ...orderJobs(ports),
    ...proofJobs(ports),
  ]);
  await ports.jobs.stop();
}

/** Enough for a command that asks for something beside its transaction. */
const CONNECTIONS = 2;

async function signIn(db: Database): Promise<Call> {
  const server = await startAuthServer({ db });
  const person = { email: 'trips@example.com', password: PASSWORD };
  await createPerson(server.ports, { ...person, fullName: 'Asha', roles: ['retailer'] });
  const { data } = await server.client().signInWithPassword(person);
  const token = data.session?.access_token ?? '';
  await server.close();
  return {
    name: 'a session not seen',
    prepare: async () => {
      await pause(FORGOTTEN_MS);
      return async () => {
        if (!(await server.authenticator.actorFor(token))) throw new Error('Not signed in');
      };
    },
  };
}

/** The calls people make most, in a world that has something to answer them with. */
export async function startCalls(databaseUrl: string) {
  const db = openPostgres(databaseUrl, CONNECTIONS);
  const jobs = createJobQueue({ db, log: silentLog });
  await openQueues(testPorts(db, { jobs }));
  const t = await startTrade({ db, ports: { jobs } });
  const proofs = proofSteps(t);
  const side = await t.brand();
  const seller = await t.seller(GSTIN_HERE);
  const bizman = await t.person('bizman');
  const store = await t.store();
  const sold: Sold[] = [];
  for (let i = 0; i < PRODUCTS; i++) {
    sold.push(await t.sell(seller, { stock: 10_000 }, { name: `Haldi ${i}` }));
  }
  const campaign = await t.launch(side, { slots: 40 });
  let turn = 0;

  const call = (name: string, prepare: () => Promise<() => Promise<Answer>>): Call => ({
    name,
    prepare: async () => {
      const run = await prepare();
      return async () => {
        const { status, body } = await run();
        if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      };
    },
  });
  const read = (path: string, actor: Actor) => t.get(`/rest/v1/${path}`, { actor });
  const query = (name: string, path: string, actor: Actor = store.owner) =>
    call(name, async () => () => read(path, actor));
  const command = (name: string, actor: Actor, input: () => object) =>
    call(name, async () => () => t.command(name, input(), { actor }));

  const pack = () => sold[turn++ % 2] as Sold;
  async function offered() {
    const other = await t.store();
    const [id = ''] = await t.offer(campaign.id, side, [other]);
    return { other, id, actor: other.owner };
  }

  const calls: readonly Call[] = [
    await signIn(db),
    query('me_read', 'me'),
    query('market_list', 'market_products?limit=20'),
    query('market_list, search', 'market_products?limit=20&search=haldi'),
    command('cart_set', store.owner, () => ({
      shop_id: store.shopId,
      variant_id: pack().variantId,
      quantity: (turn % 5) + 1,
    })),
    query('cart_read', `cart?shop_id=${store.shopId}`),
    call('order_place', async () => () => t.place(store, [t.line(pack())])),
    query('deals_list', 'deals?limit=20'),
    call('deal_accept', async () => {
      const { id, actor } = await offered();
      return () => t.command('deal_accept', { id, version: 1 }, { actor });
    }),
    call('proof_submit', async () => {
      const { id, other, actor } = await offered();
      await t.command('deal_accept', { id }, { actor });
      const { path } = await proofs.upload(other, id);
      return () => t.command('proof_submit', proofs.input(id, [path]), { actor });
    }),
    query('notifications_list', 'notifications?limit=20', seller.owner),
    call('notification_mark_read', async () => {
      await t.place(store, [t.line(pack())]);
      const actor = seller.owner;
      const { body } = await read('notifications?limit=1&state=unread', actor);
      const [{ id }] = body.items as [{ id: string }];
      return () => t.command('notification_mark_read', { id }, { actor });
    }),
    command('lead_create', bizman, () => ({
      id: newId(),
      shop_name: 'Sharma Stores',
      owner_name: 'Asha Sharma',
      phone: `+91${++lastPhone}`,
      area: 'Bandra',
    })),
    command('shop_update', store.owner, () => ({ id: store.shopId, area: `Bandra ${turn++}` })),
    command('wallet_topup_request', side.owner, () => ({ id: newId(), amount_paise: 50_00_000 })),
  ];
  return { calls, close: () => db.close() };
}

export type Calls = Awaited<ReturnType<typeof startCalls>>;
