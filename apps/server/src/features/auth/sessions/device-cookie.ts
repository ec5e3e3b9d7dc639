import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@chowk/domain/kernel';
import { getCookie, setCookie } from 'hono/cookie';
import { AUTH_PATH, type AuthContext, toSeconds } from '../auth-deps';

export const DEVICE_COOKIE = 'chowk_device';
const DEVICE_BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;
/** As long as browsers keep any cookie; every sign-in and refresh begins it anew. */
const LIFE_MS = 400 * DAY_MS;

function hashDevice(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}

/**
 * Tells one browser from another that holds the same token. No script can read it and no other site
 * can send it, so a token copied out of a page comes without it. It opens nothing by itself.
 * Said before the answer is made, and also with a refusal: the next request then has it.
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
