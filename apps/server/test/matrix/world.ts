import { createApp } from '../../src/app';
import type { Ports } from '../../src/contract/context';
import { FEATURES } from '../../src/features';
import { openWebFiles } from '../../src/http/web-app/web-files';
import { openImages } from '../../src/images';
import { newId } from '../../src/new-id';
import { startAuthServer } from '../auth-server';
import { makeStrangers, signInPeople } from './people';
import { rollingBack } from './rolled-back';
import { addMoneyRows } from './side-money';
import { makeSide, type SideFacts } from './sides';

/** In every text of the other side's rows: whoever reads it reads what is not theirs. */
export const CANARY = 'Zzcanary';

/**
 * The whole server with its real sign-in, two sides of a market that have nothing to do with each
 * other, and one person of each role signed in on the first. `app` keeps what it is told, `dryApp`
 * works on the same rows and keeps nothing.
 */
export async function startWorld(ports: Partial<Ports> = {}) {
  const server = await startAuthServer({ features: FEATURES, ports });
  const signedIn = await signInPeople(server);
  const strangers = await makeStrangers(server, CANARY);
  const facts = (serial: number, label: string, people: typeof strangers): SideFacts => ({
    label,
    serial,
    people,
    phone: `+91981000000${serial}`,
    otherSuperAdmin: strangers.super_admin,
    keyOfConfig: serial === 1 ? 'review_days' : 'payable_days',
  });
  const own = await makeSide(server, facts(1, 'Sharma', signedIn.ids));
  const other = await makeSide(server, facts(2, CANARY, strangers));
  for (const side of [own, other]) await addMoneyRows(server, side);
  const { authenticator } = server;
  const { app: dryApp } = createApp({
    ports: { ...server.ports, db: rollingBack(server.db) },
    authenticator,
    images: openImages(),
    features: FEATURES,
    web: await openWebFiles('/nowhere'),
    version: 'test',
    commit: 'test',
    isTls: false,
    trustedProxies: 1,
  });
  return {
    server,
    db: server.db,
    app: server.app,
    dryApp,
    signedIn,
    own,
    other,
    missingId: newId(),
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;
