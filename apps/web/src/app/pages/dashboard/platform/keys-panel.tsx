import { ServiceKeys } from '@/features/platform/service-keys/service-keys';

export function KeysPanel() {
  return <ServiceKeys />;
}
