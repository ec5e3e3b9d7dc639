import { LaterCard } from './later-card';

export function BizmanSection() {
  return <LaterCard about="bizman" />;
}
