/** The parts of a bizman's pay; each an address of its own. */
export const PAY_TABS = ['pay', 'shops', 'leaderboard'] as const;
export type PayTab = (typeof PAY_TABS)[number];

export function findPayTab(value: unknown): PayTab | undefined {
  return PAY_TABS.find((tab) => tab === value);
}
