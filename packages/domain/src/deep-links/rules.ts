import { isUuid } from '../kernel';

/**
 * The first segment of every shareable link, with the sign-in page for people without a session.
 * The second segment is an id.
 */
export const LINK_DOORS = {
  campaign: '/brand/signin',
  adspace: '/brand/signin',
  deal: '/retailer/signin',
  order: '/retailer/signin',
  shop: '/retailer/signin',
  proof: '/retailer/signin',
  notification: '/',
} as const;
export type LinkType = keyof typeof LINK_DOORS;

export const LINK_TYPES = Object.keys(LINK_DOORS) as [LinkType, ...LinkType[]];

/** A link of ours is at most fifty characters; whatever is far longer was not made by us. */
const MAX_PATH_LENGTH = 200;

export interface Link {
  readonly type: LinkType;
  readonly id: string;
}

/** `failed`: meant as a link, but none of ours. `none`: no link at all, another page's address. */
export type ReadLink = ({ readonly kind: 'link' } & Link) | { readonly kind: 'failed' | 'none' };

/** Reads the path of an address, without its query. A slash at the end is forgiven. */
export function readLink(path: string): ReadLink {
  const [, first, ...rest] = path.split('/');
  const type = LINK_TYPES.find((each) => each === first);
  if (!type) return { kind: 'none' };
  const [id = '', ...more] = rest;
  const isOurs = path.length <= MAX_PATH_LENGTH && isUuid(id) && more.join('') === '';
  return isOurs ? { kind: 'link', type, id } : { kind: 'failed' };
}

export function linkPath({ type, id }: Link): `/${LinkType}/${string}` {
  return `/${type}/${id}`;
}
