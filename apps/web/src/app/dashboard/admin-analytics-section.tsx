import { LaterCard } from './later-card';

export function AdminAnalyticsSection() {
  return <LaterCard about="tab.analytics" />;
}
