import { ANONYMOUS } from '@chowk/domain/kernel';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withActor } from '../../db';
import { cmsPages } from '../../db/schema/cms';

const MOST_LISTED = 5000;
const MAX_DESCRIPTION = 160;

const isShown = and(eq(cmsPages.status, 'published'), isNotNull(cmsPages.published));

/** The first sentences without the signs that shape them. */
function firstWords(markdown: string): string {
  const text = markdown
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.startsWith('!'))
    .join(' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…` : text;
}

/** As a stranger sees them: row security shows what is published and nothing else. */
export function createContentPages({ db, log }: Pick<Ports, 'db' | 'log'>) {
  return {
    find: async (slug: string) => {
      try {
        const [row] = await withActor(db, ANONYMOUS, 'read', (tx) =>
          tx
            .select({ published: cmsPages.published })
            .from(cmsPages)
            .where(and(eq(cmsPages.slug, slug), isShown)),
        );
        const text = row?.published?.en;
        return text && { title: `${text.title} · Chowk`, description: firstWords(text.body) };
      } catch (error) {
        // The app says itself what it could not fetch; that the page is missing is not known.
        log.error({ err: error }, 'no word on a content page');
        return { title: 'Chowk', description: '' };
      }
    },
    listSlugs: async () => {
      const rows = await withActor(db, ANONYMOUS, 'read', (tx) =>
        tx
          .select({ slug: cmsPages.slug })
          .from(cmsPages)
          .where(isShown)
          .orderBy(asc(cmsPages.slug))
          .limit(MOST_LISTED),
      );
      return rows.map(({ slug }) => slug);
    },
  };
}
