import { ChowkError } from '@chowk/domain/kernel';
import { HASHED } from '../security-headers';
import { shared, sharedBy } from '../shared';
import type { App, HttpContext } from '../types';
import { type ContentPages, contentSlug, SITEMAP, sitemapWith } from './content-pages';
import { frontPageFor, languageOf } from './front-pages';
import {
  isLinkPath,
  isRobot,
  type LinkPreview,
  type LinkPreviews,
  pageWithTags,
  wantsTags,
} from './link-tags';
import type { WebFile, WebFiles } from './web-files';

const ONE_YEAR_S = 31_536_000;
const MAX_SHOWN_PATH = 200;

function cacheControl(path: string): string {
  return path.startsWith(HASHED) ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache';
}

/** Any path without a file extension is a route of the app. */
function shellFor(path: string): string | undefined {
  // A truncated link is still a link: the app explains it.
  if (isLinkPath(path)) return '/index.html';
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last.includes('.') ? undefined : '/index.html';
}

function policyHeader(policy: string | undefined): Record<string, string> {
  return policy ? { 'Content-Security-Policy': policy } : {};
}

function respond(c: HttpContext, path: string, file: WebFile, vary = 'Accept-Encoding'): Response {
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': cacheControl(path),
    ETag: file.etag,
    Vary: vary,
    // Repeated with a 304, because browsers apply its headers to the cached page.
    ...policyHeader(file.policy),
  };
  if (c.req.header('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers });
  const isCompressed = file.brotli && /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
  if (isCompressed) headers['Content-Encoding'] = 'br';
  const body = isCompressed && file.brotli ? file.brotli : file.plain;
  headers['Content-Length'] = String(body.length);
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}

/** For messengers that preview links; a browser gets the page as it is. */
function respondWithTags(
  c: HttpContext,
  page: WebFile,
  preview: LinkPreview,
  siteUrl: string,
): Response {
  const address = new URL(c.req.path.slice(0, MAX_SHOWN_PATH), siteUrl).href;
  const body = pageWithTags(page.plain.toString('utf8'), preview, address);
  const headers = {
    'Content-Type': page.type,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, User-Agent',
    ...policyHeader(page.policy),
  };
  return new Response(c.req.method === 'HEAD' ? null : body, { headers });
}

/** Front pages are small, work alone and are prerendered in every language. */
async function frontPage(c: HttpContext, files: WebFiles): Promise<Response | undefined> {
  const language = languageOf(c.req.header('cookie'), c.req.header('accept-language'));
  const path = frontPageFor(c.req.path, language);
  const page = path === undefined ? undefined : await files.find(path);
  return page && respond(c, '/index.html', page, 'Accept-Encoding, Accept-Language, Cookie');
}

/** The app shows that there is no such page; machines see the status. */
function respondMissing(c: HttpContext, { type, plain, policy }: WebFile): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', ...policyHeader(policy) };
  const body = c.req.method === 'HEAD' ? null : new Uint8Array(plain);
  return new Response(body, { status: 404, headers });
}

async function respondWithSitemap(
  c: HttpContext,
  { type, plain }: WebFile,
  { siteUrl, content }: WebAppPorts,
): Promise<Response> {
  const body = sitemapWith(plain.toString('utf8'), siteUrl, await content.listSlugs());
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
  return new Response(c.req.method === 'HEAD' ? null : body, { headers });
}

export interface WebAppPorts extends LinkPreviews {
  readonly content: ContentPages;
}

/** The app itself, for any path; robots read its head. */
async function respondWithApp(
  c: HttpContext,
  page: WebFile,
  { siteUrl, find, content }: WebAppPorts,
): Promise<Response> {
  const { path } = c.req;
  const agent = c.req.header('user-agent');
  if (wantsTags(path, agent)) return respondWithTags(c, page, await find(path), siteUrl);
  const slug = contentSlug(path);
  if (slug === undefined) return respond(c, '/index.html', page);
  const found = await content.find(slug);
  if (!found) return respondMissing(c, page);
  const isForRobot = isRobot(agent);
  return isForRobot ? respondWithTags(c, page, found, siteUrl) : respond(c, '/index.html', page);
}

/** Everything that is not the API. */
export function mountWebApp(app: App, files: WebFiles, given: WebAppPorts): void {
  const ports: WebAppPorts = {
    ...given,
    // Strangers may ask as often as they like; the database runs each query once at a time.
    find: sharedBy(given.find),
    content: { find: sharedBy(given.content.find), listSlugs: shared(given.content.listSlugs) },
  };
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { path } = c.req;
    const direct = await files.find(path);
    if (direct && path === SITEMAP) return respondWithSitemap(c, direct, ports);
    if (direct) return respond(c, path, direct);
    const front = await frontPage(c, files);
    if (front) return front;
    const shell = shellFor(path);
    const page = shell && ((await files.find(shell)) ?? (await files.find('/index.html')));
    if (page) return respondWithApp(c, page, ports);
    throw new ChowkError(shell && !files.isBuilt ? 'UNAVAILABLE' : 'UNKNOWN_PATH', {
      ...(shell && !files.isBuilt
        ? { message: 'The web app is not built. Run: npm run build' }
        : {}),
    });
  });
}
