import type { Actor } from '@chowk/domain/kernel';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';

export interface HttpVariables {
  Variables: {
    requestId: string;
    log: Logger;
    /** What limits count by: of IPv6 the /64. */
    address: string;
    /** The whole of it, for people to read. */
    callerAddress: string;
  };
}

export type App = Hono<HttpVariables>;
export type HttpContext = Context<HttpVariables>;

/** Turns an access token into a person, or undefined when it is not valid any more. */
export interface Authenticator {
  readonly actorFor: (accessToken: string) => Promise<Actor | undefined>;
  /** Asked only when there is no actor: whether the token is ours, of somebody who was suspended. */
  readonly isSuspended?: (accessToken: string) => Promise<boolean>;
}
