import { ANONYMOUS, ChowkError } from '@chowk/domain/kernel';
import { Hono } from 'hono';
import type { Acting } from './contract/acting';
import type { Ports } from './contract/context';
import { mountDocs, shutDocs } from './contract/docs/mount-docs';
import type { Feature } from './contract/implement';
import { type LimitedRoute, limitRoutes } from './contract/limits/limit-routes';
import { smsToday } from './contract/limits/sms-budget';
import { mountContract, queryRoutes } from './contract/mount';
import { type CommandRunner, createCommandRunner } from './contract/run/run-command';
import { withActor } from './db';
import { AUTH_PATH } from './features/auth';
import { createContentPages } from './features/cms';
import { createLinkPreview } from './features/deep-links';
import { createShopActing } from './features/shops';
import { HTTP_ROUTES } from './http/declared-routes';
import { errorResponse } from './http/error-response';
import { createMetrics } from './http/metrics';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import { shared } from './http/shared';
import { type MetricsAccess, mountSystemRoutes } from './http/system-routes';
import type { App, Authenticator, HttpVariables } from './http/types';
import { mountWebApp } from './http/web-app/web-app';
import type { WebFiles } from './http/web-app/web-files';
import type { Images } from './images';
import { mountStorage } from './photos/mount-storage';

export interface AppOptions {
  readonly ports: Ports;
  readonly authenticator: Authenticator;
  readonly images: Images;
  readonly features: readonly Feature[];
  readonly acting?: Acting;
  /** The auth server and the event stream bring their own routes. */
  readonly mounts?: readonly ((app: App) => void)[];
  /** The limits per address of those routes. */
  readonly limitedRoutes?: readonly LimitedRoute[];
  readonly web: WebFiles;
  /** The site's public URL, for links shown elsewhere. */
  readonly siteUrl?: string;
  readonly version: string;
  readonly commit: string;
  readonly isTls: boolean;
  readonly trustedProxies: number;
  /** Who may read the metrics; everybody if left out. */
  readonly metricsAccess?: MetricsAccess;
  /** Whether the API reference is public. */
  readonly hasApiDocs?: boolean;
}

export interface AssembledApp {
  readonly app: App;
  readonly runner: CommandRunner;
}

/** Assembles the app. Tests call this with their own ports. */
export function createApp(options: AppOptions): AssembledApp {
  const { ports, authenticator, features } = options;
  const metrics = createMetrics(() => smsToday(ports));
  const app: App = new Hono<HttpVariables>();
  app.use(securityHeaders(options.isTls));
  app.use(requestLog(ports.log, metrics, options.trustedProxies));
  app.onError(errorResponse);
  app.notFound((c) => errorResponse(new ChowkError('UNKNOWN_PATH'), c));

  const queries = features.flatMap((feature) => feature.queries);
  const limitByAddress = limitRoutes<HttpVariables>({
    rates: ports.limits.routes,
    limitedRoutes: [...HTTP_ROUTES, ...queryRoutes(queries), ...(options.limitedRoutes ?? [])],
  });
  // The auth server limits its own routes, with errors in its protocol.
  app.use((c, next) => (c.req.path.startsWith(`${AUTH_PATH}/`) ? next() : limitByAddress(c, next)));

  const acting = options.acting ?? createShopActing(ports);
  const commands = features.flatMap((feature) => feature.commands);
  const runner = createCommandRunner({
    ports,
    acting,
    implementations: commands,
    onOutcome: metrics.countCommand,
  });

  mountSystemRoutes(app, {
    version: options.version,
    commit: options.commit,
    metrics,
    metricsAccess: options.metricsAccess ?? 'everyone',
    checkReady: shared(async () => {
      await withActor(ports.db, ANONYMOUS, 'read', (tx) => tx.execute('select 1'));
    }),
  });
  mountContract(app, { ports, authenticator, acting, runner, queries, commands });
  mountStorage(app, {
    ports,
    images: options.images,
    acting,
    authenticator,
    guards: features.flatMap((feature) => feature.bucketGuards ?? []),
  });
  if (options.hasApiDocs ?? true) {
    mountDocs(
      app,
      commands.map((each) => each.command),
      queries.map((each) => each.query),
    );
  } else shutDocs(app);
  for (const mount of options.mounts ?? []) mount(app);
  mountWebApp(app, options.web, {
    siteUrl: options.siteUrl ?? 'http://localhost',
    find: createLinkPreview(ports),
    content: createContentPages(ports),
  });
  return { app, runner };
}
