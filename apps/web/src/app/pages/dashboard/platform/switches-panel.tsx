import { FeatureSwitches } from '@/features/platform/feature-switches';

export function SwitchesPanel() {
  return <FeatureSwitches />;
}
