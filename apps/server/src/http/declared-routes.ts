import type { RouteLimit } from '../limits';

/** Every route that is neither a query nor a command, with its access and purpose. */
export interface DeclaredRoute {
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly summary: string;
  /** The limit per address. */
  readonly limit: RouteLimit;
}

export const HTTP_ROUTES: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/healthz',
    access: 'everyone',
    summary: 'The process is up',
    limit: 'probe',
  },
  {
    method: 'GET',
    path: '/readyz',
    access: 'everyone',
    summary: 'The database answers',
    limit: 'probe',
  },
  {
    method: 'GET',
    path: '/metrics',
    access: 'everyone',
    summary: 'Counters without personal data',
    limit: 'metrics',
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'everyone',
    summary: 'The contract for machines',
    limit: 'docs',
  },
  {
    method: 'GET',
    path: '/api/docs',
    access: 'everyone',
    summary: 'The contract for people',
    limit: 'docs',
  },
  { method: 'GET', path: '/api/docs.css', access: 'everyone', summary: 'Its style', limit: 'docs' },
  {
    method: 'GET',
    path: '/rest/v1/batch',
    access: 'each query decides',
    summary: 'Up to 10 queries, each answered as it would be alone',
    limit: 'read',
  },
  {
    method: 'POST',
    path: '/functions/v1/batch',
    access: 'each command decides',
    summary: 'Up to 100 commands of the outbox',
    limit: 'write',
  },
  {
    method: 'POST',
    path: '/functions/v1/:command',
    access: 'each command decides',
    summary: 'One command',
    limit: 'write',
  },
  {
    method: 'POST',
    path: '/storage/v1/object/*',
    access: 'each bucket decides',
    summary: 'Store a photo',
    limit: 'file',
  },
  {
    method: 'GET',
    path: '/storage/v1/object/*',
    access: 'each bucket decides',
    summary: 'Fetch a photo',
    limit: 'file',
  },
  {
    method: 'POST',
    path: '/storage/v1/upload/:bucket/*',
    access: 'each bucket decides',
    summary: 'Begin a photo sent in pieces, or learn where to go on',
    limit: 'file',
  },
  {
    method: 'GET',
    path: '/storage/v1/upload/:id',
    access: 'whoever began it',
    summary: 'How much of it has arrived',
    limit: 'file',
  },
  {
    method: 'PATCH',
    path: '/storage/v1/upload/:id',
    access: 'whoever began it, and each bucket decides',
    summary: 'The next piece; the last one stores the photo',
    limit: 'file',
  },
  {
    method: 'ALL',
    path: '/functions/*',
    access: 'everyone',
    summary: 'Says that there is nothing',
    limit: 'write',
  },
  {
    method: 'ALL',
    path: '/rest/*',
    access: 'everyone',
    summary: 'Says that there is nothing',
    limit: 'read',
  },
  {
    method: 'ALL',
    path: '/storage/*',
    access: 'everyone',
    summary: 'Says that there is nothing',
    limit: 'file',
  },
  {
    method: 'ALL',
    path: '/auth/v1/*',
    access: 'everyone',
    summary: 'Rules for calls from other origins; says that there is nothing',
    limit: 'auth',
  },
  { method: 'GET', path: '/*', access: 'everyone', summary: 'The web app', limit: 'page' },
  { method: 'HEAD', path: '/*', access: 'everyone', summary: 'The web app', limit: 'page' },
];
