import type { Actor } from '@chowk/domain/kernel';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';

export interface HttpVariables {
  Variables: {
    requestId: string;
    log: Logger;
    /** The limit key: of IPv6 the /64. */
    address: string;
    /** The full address, for logs and people. */
    callerAddress: string;
  };
}

export type App = Hono<HttpVariables>;
export type HttpContext = Context<HttpVariables>;

/** Resolves an access token to a person, or undefined when it is not valid any more. */
export interface Authenticator {
  readonly actorFor: (accessToken: string) => Promise<Actor | undefined>;
  /** Called without an actor only: whether the token belongs to somebody suspended. */
  readonly isSuspended?: (accessToken: string) => Promise<boolean>;
}
