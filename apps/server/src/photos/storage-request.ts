import { type Actor, ChowkError } from '@chowk/domain/kernel';
import type { HttpContext } from '../http/types';
import { requireBucket, requireObjectPath } from '../storage';
import type { Sender } from './photo-intake';
import type { PhotoPlace } from './stored-files';

const SHA256 = /^[0-9a-f]{64}$/;

/** The raw path is decoded once; a decoded name that hides more is refused. */
export function requireAddress(c: HttpContext, prefix: string): PhotoPlace {
  const [bucket = '', ...rest] = new URL(c.req.url).pathname.slice(prefix.length).split('/');
  try {
    return {
      bucket: requireBucket(bucket),
      path: requireObjectPath(decodeURIComponent(rest.join('/'))),
    };
  } catch (error) {
    if (error instanceof URIError) throw new ChowkError('BAD_PATH');
    throw error;
  }
}

export function requireHash(c: HttpContext): string | undefined {
  const hash = c.req.header('x-content-sha256');
  if (hash !== undefined && !SHA256.test(hash))
    throw new ChowkError('BAD_PATH', { message: 'x-content-sha256 must be hex' });
  return hash;
}

export function senderOf(c: HttpContext, actor: Actor): Sender {
  return { actor, actingForShopId: c.req.header('x-acting-shop'), address: c.get('address') };
}
