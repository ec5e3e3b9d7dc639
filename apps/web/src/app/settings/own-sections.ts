import type { Role } from '@chowk/domain/kernel';
import { SECTION_IDS, type SectionId } from './sections';

/** A part only some have anything to say in. */
const ONLY_FOR: Partial<Record<SectionId, Role>> = { shop: 'retailer' };

export function sectionsFor(roles: readonly Role[]): SectionId[] {
  return SECTION_IDS.filter((id) => {
    const role = ONLY_FOR[id];
    return role === undefined || roles.includes(role);
  });
}
