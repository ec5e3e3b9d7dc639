import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@chowk/domain/kernel';
import { getCookie, setCookie } from 'hono/cookie';
import { AUTH_PATH, type AuthContext, toSeconds } from '../auth-deps';

export const DEVICE_COOKIE = 'chowk_device';
const DEVICE_BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;
/** The longest lifetime browsers allow, renewed with every sign-in and refresh. */
const LIFE_MS = 400 * DAY_MS;

function hashDevice(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}

/**
 * Tells apart two browsers with the same token. Scripts cannot read it and other sites cannot send
 * it, so a token copied from a page comes without it. It grants nothing. Set before the response is
 * made, also with a refusal, so that the next request has it.
 */
export function knowDevice(c: AuthContext, siteUrl: string): Buffer | undefined {
  const shown = getCookie(c, DEVICE_COOKIE);
  const isKnown = shown !== undefined && SHAPE.test(shown);
  const device = isKnown ? shown : randomBytes(DEVICE_BYTES).toString('base64url');
  setCookie(c, DEVICE_COOKIE, device, {
    path: AUTH_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: siteUrl.startsWith('https:'),
    maxAge: toSeconds(LIFE_MS),
  });
  return isKnown ? hashDevice(device) : undefined;
}
