export const PRODUCT_TABS = ['catalogue', 'orders', 'import'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

export function findProductTab(value: unknown): ProductTab | undefined {
  return PRODUCT_TABS.find((tab) => tab === value);
}
