import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { findCaptchaWidget } from './captcha-providers';
import type { Ports } from './contract/context';
import { seedStarterContent } from './db/seed/seed-starter';
import { decideDemo } from './demo/decide-demo';
import { demoJobs, PICTURE_JOB, PROOF_PICTURE_JOB, SPACE_PICTURE_JOB } from './demo/picture-jobs';
import { closeDemoConfig, seedDemoConfig } from './demo/seed-config';
import { seedDemoMarket } from './demo/seed-market';
import { seedDemoNotices } from './demo/seed-notices';
import { giveUpDemoJob, seedDemoOffice } from './demo/seed-office';
import { seedDemoProducts } from './demo/seed-products';
import { seedDemoSpaces } from './demo/seed-spaces';
import type { Env } from './env';
import { FEATURES } from './features';
import { adSpaceJobs, RUN_JOB as BOOKING_JOB } from './features/ad-spaces';
import {
  authJobs,
  closeDemoPeople,
  createAuthenticator,
  mountAuth,
  seedDemoPeople,
} from './features/auth';
import { campaignJobs, OFFER_JOB } from './features/campaigns';
import { cmsJobs } from './features/cms';
import { dealJobs } from './features/deals';
import { earningJobs } from './features/earnings';
import { figureJobs } from './features/figures';
import { leadJobs } from './features/leads';
import { notificationJobs } from './features/notifications';
import { orderJobs } from './features/orders';
import { payoutJobs } from './features/payouts';
import { platformJobs } from './features/platform';
import { askForSearchKeys, productJobs } from './features/products';
import { proofJobs } from './features/proofs';
import { syncJobs } from './features/sync';
import { upkeepJobs } from './features/upkeep';
import type { MetricsAccess } from './http/system-routes';
import { openWebFiles } from './http/web-app/web-files';
import { openImages } from './images';
import { maintenanceJobs } from './jobs';
import { newId } from './new-id';
import { readSecret } from './ops/secret';
import { createRealtimeHub, mountRealtime, REALTIME_ROUTES } from './realtime';
import { listen, readTls } from './start/listen';
import { openLog, openPorts } from './start/open-ports';
import { prepareDatabase } from './start/prepare-database';
import { listenFailure } from './start/start-failure';
import { VERSION } from './version';

/** Two folders up from both the source and the bundle. */
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist/', import.meta.url));

export interface RunningServer {
  readonly url: string;
  readonly ports: Ports;
  readonly stop: () => Promise<void>;
}

const DRAIN_LIMIT_MS = 10_000;

/** Checked before a database is created, so that a second server fails at once. */
function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenFailure(error, port)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/** Their passwords are public: outside the demo they must not be able to sign in or be paid. */
async function endDemo(ports: Ports, say: (line: string) => void): Promise<void> {
  const count = await closeDemoPeople(ports);
  if (count > 0) {
    ports.log.warn({ count }, 'demo is off: closed the demo accounts');
    say(`The demo is off: closed ${count} demo accounts, their sessions and passwords are gone`);
  }
  const keys = await closeDemoConfig(ports);
  if (keys.length === 0) return;
  ports.log.warn({ keys }, 'demo is off: forgot the settings of the demo');
  say(`The demo is off: forgot its settings (${keys.join(', ')}); set your own before money moves`);
}

function metricsAccessFrom({ CHOWK_METRICS, CHOWK_METRICS_TOKEN: token }: Env): MetricsAccess {
  if (CHOWK_METRICS === 'off') return 'nobody';
  return CHOWK_METRICS === 'token' && token ? { token } : 'everyone';
}

export async function startServer(env: Env, say: (line: string) => void): Promise<RunningServer> {
  const tls = await readTls(env);
  await requireFreePort(env.PORT);
  const { db, isNew } = await prepareDatabase(env, say);
  const log = openLog(env);
  const secret = await readSecret(env);
  const isDemo = await decideDemo(db, env, isNew);
  const ports = openPorts(env, db, log, { isDemo, secret });
  if (await seedStarterContent(db, newId)) say('Wrote the starter content');
  if (isDemo && (await seedDemoPeople(ports))) say('Made the demo people');
  if (isDemo) await seedDemoConfig(ports);
  else await endDemo(ports, say);
  const newMarket = isDemo ? await seedDemoMarket(ports) : undefined;
  if (newMarket) say('Filled the demo with shops and campaigns');
  const newSellers = isDemo ? await seedDemoProducts(ports) : [];
  if (newSellers.length > 0) say('Filled the demo with products and orders');
  const newSpaces = isDemo ? await seedDemoSpaces(ports) : [];
  if (newSpaces.length > 0) say('Filled the demo with ad spaces and bookings');
  if (isDemo) await seedDemoNotices(ports);
  const isOfficeNew = isDemo && (await seedDemoOffice(ports));

  const scheme = tls ? 'https' : 'http';
  const siteUrl = env.SITE_URL ?? `${scheme}://localhost:${env.PORT}`;
  const { CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SECRET } = env;
  const widget = findCaptchaWidget(env);
  const captcha =
    verifyUrl && CAPTCHA_SECRET && widget
      ? { verifyUrl, secret: CAPTCHA_SECRET, widget }
      : undefined;
  const auth = {
    ports,
    secret,
    siteUrl,
    autoConfirm: !env.SMTP_URL,
    autoConfirmPhone: env.CHOWK_SMS_AUTOCONFIRM === 'on',
    closedToNew: env.CHOWK_SIGNUPS === 'off',
    redirectUrls: env.CHOWK_REDIRECT_URLS,
    passwordChange: {
      needsCurrent: env.CHOWK_PASSWORD_CHANGE.includes('current'),
      needsNonce: env.CHOWK_PASSWORD_CHANGE.includes('code'),
    },
    twoStepRoles: env.CHOWK_TWO_STEP_ROLES,
    oidcProviders: env.providers,
    ...(env.CHOWK_SERVICE_KEY ? { serviceKey: env.CHOWK_SERVICE_KEY } : {}),
    ...(captcha ? { captcha } : {}),
    log,
  };
  const authenticator = createAuthenticator(auth);
  const hub = createRealtimeHub({ db, log });
  const { app } = createApp({
    ports,
    authenticator,
    images: openImages(),
    features: FEATURES,
    mounts: [
      (target) => mountAuth(target, auth),
      (target) => mountRealtime(target, { hub, authenticator }),
    ],
    limitedRoutes: REALTIME_ROUTES,
    web: await openWebFiles(WEB_FOLDER, siteUrl),
    siteUrl,
    version: VERSION,
    commit: env.GIT_COMMIT,
    isTls: siteUrl.startsWith('https:'),
    trustedProxies: env.TRUST_PROXY,
    metricsAccess: metricsAccessFrom(env),
    hasApiDocs: env.CHOWK_API_DOCS !== 'off',
  });

  const listener = await listen(app.fetch, env.PORT, tls).catch(async (error) => {
    await db.close();
    throw error;
  });
  await hub.start();
  // Jobs may start a little later than requests: nobody waits for them.
  const jobsStarted = ports.jobs
    .start([
      ...maintenanceJobs(db),
      ...authJobs(auth),
      ...adSpaceJobs(ports),
      ...campaignJobs(ports),
      ...cmsJobs(ports),
      ...platformJobs(ports),
      ...dealJobs(ports),
      ...earningJobs(ports),
      ...figureJobs(ports),
      ...leadJobs(ports, siteUrl),
      ...notificationJobs(ports, siteUrl),
      ...payoutJobs(ports),
      ...productJobs(ports),
      ...proofJobs(ports),
      ...orderJobs(ports),
      ...syncJobs(ports),
      ...upkeepJobs(ports),
      ...demoJobs(ports),
    ])
    .then(async () => {
      await askForSearchKeys(ports);
      if (newMarket) {
        await ports.jobs.enqueue(OFFER_JOB, {});
        await ports.jobs.enqueue(PROOF_PICTURE_JOB, { paths: newMarket });
      }
      if (newSellers.length > 0) await ports.jobs.enqueue(PICTURE_JOB, { owners: newSellers });
      if (newSpaces.length > 0) {
        await ports.jobs.enqueue(SPACE_PICTURE_JOB, { paths: newSpaces });
        await ports.jobs.enqueue(BOOKING_JOB, {});
      }
      if (isOfficeNew) await giveUpDemoJob(db, ports.nowMs());
    })
    .catch((error) => log.error({ err: error }, 'jobs did not start'));

  return {
    url: `${scheme}://localhost:${listener.port}`,
    ports,
    stop: async () => {
      await hub.close();
      await listener.close(DRAIN_LIMIT_MS);
      await jobsStarted;
      await ports.jobs.stop();
      await ports.storage.close();
      await db.close();
    },
  };
}
