import { FeatureSwitches } from '@/features/platform/feature-switches';

export function SwitchesPart() {
  return <FeatureSwitches />;
}
