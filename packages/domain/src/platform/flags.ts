/** Features a super admin can switch off during an incident. */
export const FEATURES = ['campaign_launch', 'wallet_refund'] as const;
export type FeatureName = (typeof FEATURES)[number];

/** What was never touched is on. */
export function featuresOff(
  rows: readonly { readonly key: string; readonly is_on: boolean }[],
): FeatureName[] {
  return FEATURES.filter((name) => rows.some(({ key, is_on }) => key === name && !is_on));
}
