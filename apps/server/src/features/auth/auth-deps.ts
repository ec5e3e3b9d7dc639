import { MINUTE_MS, type Role, SECOND_MS } from '@chowk/domain/kernel';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { CaptchaWidget } from '../../captcha-providers';
import type { Ports } from '../../contract/context';
import type { OidcProvider } from '../../oidc-env';

export interface PasswordChangeRules {
  readonly needsCurrent?: boolean;
  /** A code from the mail, when the session is a day old. */
  readonly needsNonce?: boolean;
}

export interface CaptchaSettings {
  readonly verifyUrl: string;
  readonly secret: string;
  /** What our own web app shows to people. */
  readonly widget?: CaptchaWidget;
}

export interface AuthDeps {
  readonly ports: Ports;
  /** The server's secret; every key of the auth server is derived from it. */
  readonly secret: string;
  readonly siteUrl: string;
  /** No mail can be sent, so an address is believed at sign-up. */
  readonly autoConfirm: boolean;
  /** A number is believed at sign-up as well; no code is sent to it. */
  readonly autoConfirmPhone?: boolean;
  /** Sign-ups are closed, except by the operator. */
  readonly closedToNew?: boolean;
  /** Places besides the site itself that people may be sent back to; `*` and `**` are wild. */
  readonly redirectUrls?: readonly string[];
  /** What a change of password asks for besides a session. */
  readonly passwordChange?: PasswordChangeRules;
  /** Identity providers people may come through. */
  readonly oidcProviders?: readonly OidcProvider[];
  /** Who is asked whether a caller is a person. */
  readonly captcha?: CaptchaSettings;
  /** Enables the admin API for the operator's own programs. */
  readonly serviceKey?: string;
  /** Besides admins, who gets no role before having a second factor. */
  readonly twoStepRoles?: readonly Role[];
  readonly log: Logger;
}

/** What the server's own middleware sets before a request gets here. */
export interface AuthHttp {
  Variables: {
    requestId: string;
    log: Logger;
    address: string;
    callerAddress: string;
    /** Which browser asks, where tokens are given out; absent when it has not said so before. */
    device?: Uint8Array | undefined;
  };
}
export type AuthApp = Hono<AuthHttp>;
export type AuthContext = Context<AuthHttp>;

export const AUTH_PATH = '/auth/v1';
export const AUDIENCE = 'authenticated';
export const ACCESS_TOKEN_LIFE_MS = 60 * MINUTE_MS;

export function issuerOf(siteUrl: string): string {
  return `${siteUrl.replace(/\/+$/, '')}${AUTH_PATH}`;
}

export function toSeconds(ms: number): number {
  return Math.floor(ms / SECOND_MS);
}
