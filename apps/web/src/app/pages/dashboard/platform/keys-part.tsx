import { ServiceKeys } from '@/features/platform/service-keys';

export function KeysPart() {
  return <ServiceKeys />;
}
