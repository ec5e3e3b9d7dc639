/** Every address that is neither a query nor a command, with who may call it and why it is there. */
export interface DeclaredRoute {
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly summary: string;
}

export const HTTP_ROUTES: readonly DeclaredRoute[] = [
  { method: 'GET', path: '/healthz', access: 'everyone', summary: 'The process is up' },
  { method: 'GET', path: '/readyz', access: 'everyone', summary: 'The database answers' },
  {
    method: 'GET',
    path: '/metrics',
    access: 'everyone',
    summary: 'Counters without personal data',
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'everyone',
    summary: 'The contract for machines',
  },
  { method: 'GET', path: '/api/docs', access: 'everyone', summary: 'The contract for people' },
  { method: 'GET', path: '/api/docs.css', access: 'everyone', summary: 'Its style' },
  {
    method: 'POST',
    path: '/functions/v1/batch',
    access: 'each command decides',
    summary: 'Up to 100 commands of the outbox',
  },
  {
    method: 'POST',
    path: '/functions/v1/:command',
    access: 'each command decides',
    summary: 'One command',
  },
  {
    method: 'POST',
    path: '/storage/v1/object/*',
    access: 'each bucket decides',
    summary: 'Store a photo',
  },
  {
    method: 'GET',
    path: '/storage/v1/object/*',
    access: 'each bucket decides',
    summary: 'Fetch a photo',
  },
  {
    method: 'POST',
    path: '/storage/v1/upload/:bucket/*',
    access: 'each bucket decides',
    summary: 'Begin a photo sent in pieces, or learn where to go on',
  },
  {
    method: 'GET',
    path: '/storage/v1/upload/:id',
    access: 'whoever began it',
    summary: 'How much of it has arrived',
  },
  {
    method: 'PATCH',
    path: '/storage/v1/upload/:id',
    access: 'whoever began it, and each bucket decides',
    summary: 'The next piece; the last one stores the photo',
  },
  {
    method: 'ALL',
    path: '/functions/*',
    access: 'everyone',
    summary: 'Says that there is nothing',
  },
  { method: 'ALL', path: '/rest/*', access: 'everyone', summary: 'Says that there is nothing' },
  { method: 'ALL', path: '/storage/*', access: 'everyone', summary: 'Says that there is nothing' },
  {
    method: 'ALL',
    path: '/auth/v1/*',
    access: 'everyone',
    summary: 'Rules for calls from other origins; says that there is nothing',
  },
  { method: 'GET', path: '/*', access: 'everyone', summary: 'The web app' },
  { method: 'HEAD', path: '/*', access: 'everyone', summary: 'The web app' },
];
