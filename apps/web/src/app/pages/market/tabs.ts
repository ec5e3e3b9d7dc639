export const MARKET_TABS = ['browse', 'orders'] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

export function findMarketTab(value: unknown): MarketTab | undefined {
  return MARKET_TABS.find((tab) => tab === value);
}
