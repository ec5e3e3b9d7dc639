import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { policyFor } from '../security-headers';
import { withSiteUrl } from './front-pages';

export interface WebFile {
  readonly type: string;
  readonly etag: string;
  /** For a page that needs its own policy. */
  readonly policy: string | undefined;
  readonly plain: Buffer;
  readonly brotli: Buffer | undefined;
}

export interface WebFiles {
  readonly find: (path: string) => Promise<WebFile | undefined>;
  readonly isBuilt: boolean;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(
        (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
      ),
  );
}

/**
 * The built web app. Only files listed at start exist, so no request can name a file outside; each
 * is read once and cached with its compressed version from the build.
 */
export async function openWebFiles(folder: string, siteUrl = ''): Promise<WebFiles> {
  const names = await listFiles(folder);
  const kept = new Map<string, Promise<WebFile>>();

  /** As compressed by the build, unless it was changed since. */
  async function packed(path: string, changed: Buffer | undefined): Promise<Buffer | undefined> {
    if (!names.has(`${path}.br`)) return undefined;
    return changed ? brotliCompressSync(changed) : readFile(join(folder, `${path}.br`));
  }

  async function read(path: string): Promise<WebFile> {
    const written = await readFile(join(folder, path));
    const plain = withSiteUrl(path, written, siteUrl);
    const brotli = await packed(path, plain === written ? undefined : plain);
    const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const policy = type === TYPES['.html'] ? policyFor(plain.toString('utf8')) : undefined;
    return { type, etag, policy, plain, brotli };
  }

  return {
    isBuilt: names.has('/index.html'),
    find: async (path) => {
      if (!names.has(path) || path.endsWith('.br')) return undefined;
      const known = kept.get(path) ?? read(path);
      kept.set(path, known);
      return known;
    },
  };
}
