import { type LinkType, readLink } from '@chowk/domain/deep-links';
import { ANONYMOUS } from '@chowk/domain/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { type Tx, withSystem } from '../../db';
import { brands, shops } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { previewLink } from './system-steps';

interface Preview {
  readonly title: string;
  readonly description: string;
}

/** The same for every link that says nothing to strangers: missing, not theirs, or private by kind. */
const GENERAL: Preview = {
  title: 'Open in Chowk',
  description: 'Sign in to Chowk to see what was shared with you.',
};

/** A live campaign was put before shops by its brand: its name is public. A booking's is not. */
async function findCampaign(tx: Tx, id: string): Promise<Preview | undefined> {
  const [found] = await tx
    .select({ title: campaigns.title, brand: brands.brand_name })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brand_id))
    .where(and(eq(campaigns.id, id), eq(campaigns.kind, 'campaign'), eq(campaigns.status, 'live')));
  return (
    found && {
      title: `${found.title} · ${found.brand}`,
      description: 'A campaign on Chowk. Open it to see what your shop can earn.',
    }
  );
}

/** What stands over the door of an open shop, and the quarter it stands in. */
async function findShop(tx: Tx, id: string): Promise<Preview | undefined> {
  const [found] = await tx
    .select({ name: shops.shop_name, area: shops.area })
    .from(shops)
    .where(and(eq(shops.id, id), eq(shops.status, 'active'), isNotNull(shops.owner_id)));
  return (
    found && {
      title: [found.name, found.area].filter(Boolean).join(', '),
      description: 'A general trade store on Chowk.',
    }
  );
}

/** Deals, proofs, orders, bookings and notifications are between those concerned: no words of them. */
const PUBLIC_WORDS: Partial<Record<LinkType, typeof findCampaign>> = {
  campaign: findCampaign,
  shop: findShop,
};

export function createLinkPreview({ db, log }: Pick<Ports, 'db' | 'log'>) {
  return async (path: string): Promise<Preview> => {
    const link = readLink(path);
    const find = link.kind === 'link' ? PUBLIC_WORDS[link.type] : undefined;
    if (link.kind !== 'link' || !find) return GENERAL;
    try {
      const found = await withSystem(db, ANONYMOUS, previewLink, (tx) => find(tx, link.id));
      return found ?? GENERAL;
    } catch (error) {
      // The page itself needs no database; it must not fail for the sake of its picture elsewhere.
      log.error({ err: error }, 'no preview of a link');
      return GENERAL;
    }
  };
}
