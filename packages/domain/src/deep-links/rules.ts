import { isUuid } from '../kernel';

/** The first segment of every link that may be sent to somebody; the second is an id. */
export const LINK_TYPES = [
  'campaign',
  'deal',
  'proof',
  'order',
  'notification',
  'adspace',
  'shop',
] as const;
export type LinkType = (typeof LINK_TYPES)[number];

const SEGMENTS = 2;
/** A link of ours is at most fifty characters; whatever is far longer was not made by us. */
const MAX_PATH_LENGTH = 200;

export interface Link {
  readonly type: LinkType;
  readonly id: string;
}

/** `failed`: meant as a link, but none of ours. `none`: no link at all, another page's address. */
export type ReadLink = ({ readonly kind: 'link' } & Link) | { readonly kind: 'failed' | 'none' };

function findType(word: string | undefined): LinkType | undefined {
  return LINK_TYPES.find((type) => type === word);
}

/** Reads the path of an address, without its query. A slash at the end is forgiven, case as well. */
export function readLink(path: string): ReadLink {
  const [first, ...rest] = path.slice(1).split('/');
  const type = findType(first);
  if (!type) return { kind: 'none' };
  const segments = [type, ...rest].filter((segment) => segment !== '');
  const id = segments[1]?.toLowerCase() ?? '';
  const isOurs = path.length <= MAX_PATH_LENGTH && segments.length === SEGMENTS && isUuid(id);
  return isOurs ? { kind: 'link', type, id } : { kind: 'failed' };
}

export function linkPath({ type, id }: Link): `/${LinkType}/${string}` {
  return `/${type}/${id}`;
}
