import type { Role } from '@chowk/domain/kernel';
import { SECTION_IDS, type SectionId } from './sections';

/** Sections only some people have. */
const ONLY_FOR: Partial<Record<SectionId, Role>> = {
  shop: 'retailer',
  manager: 'retailer',
};

export function sectionsFor(roles: readonly Role[]): SectionId[] {
  return SECTION_IDS.filter((id) => {
    const role = ONLY_FOR[id];
    return role === undefined || roles.includes(role);
  });
}

/** While acting: the shop and the appearance. The rest is personal. */
const OPEN_WHILE_ACTING: ReadonlySet<SectionId> = new Set(['shop', 'appearance']);

export function isOpenWhileActing(id: SectionId): boolean {
  return OPEN_WHILE_ACTING.has(id);
}
