import type { BrandValues } from './brand-values';

/** The prefix by which signing out forgets what was typed. */
const PREFIX = 'chowk.draft.brand.';

/** What was typed and not saved; it outlives a reload and ends with the tab or the sign-out. */
export function typedBrand(personId: string) {
  const key = PREFIX + personId;
  return {
    read: (): Partial<BrandValues> => {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        return typeof value === 'object' && value !== null ? value : {};
      } catch {
        return {};
      }
    },
    write: (values: BrandValues) => sessionStorage.setItem(key, JSON.stringify(values)),
    forget: () => sessionStorage.removeItem(key),
  };
}
