import { PlatformFigures } from '@/features/figures/platform-figures';

export function AdminAnalyticsSection() {
  return <PlatformFigures />;
}
