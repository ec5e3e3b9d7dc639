import { LaterCard } from './later-card';

export function NoRoleSection() {
  return <LaterCard about="none" />;
}
