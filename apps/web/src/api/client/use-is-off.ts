import { MINUTE_MS } from '@chowk/domain/kernel';
import type { FeatureName, readFeatures } from '@chowk/domain/platform';
import { useQuery } from '@tanstack/react-query';
import { queryRef } from './contract-ref';
import { queryOptionsFor } from './queries';

const readFeaturesRef = queryRef<typeof readFeatures>('features_read', '/features');

/**
 * Whether a feature is switched off. Read at most once a minute, and on while unknown, since the
 * server decides anyway.
 */
export function useIsOff(feature: FeatureName): boolean {
  const { data } = useQuery({
    ...queryOptionsFor(readFeaturesRef, {}),
    staleTime: MINUTE_MS,
  });
  return data?.off.includes(feature) ?? false;
}
