import type { Me } from '@chowk/domain/accounts';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { PageSkeleton } from '../page-skeleton';
import type { SectionId } from './sections';

interface SectionProps {
  me: Me;
}
type Section = LazyExoticComponent<ComponentType<SectionProps>>;

/** Every part is fetched when it is opened: a person changes one thing at a time. */
const SECTIONS: Partial<Readonly<Record<SectionId, Section>>> = {
  profile: lazy(() =>
    import('@/features/accounts/profile-section').then((m) => ({ default: m.ProfileSection })),
  ),
  security: lazy(() =>
    import('@/features/auth/security-sections').then((m) => ({ default: m.SecuritySections })),
  ),
  appearance: lazy(() =>
    import('@/features/accounts/appearance-card').then((m) => ({ default: m.AppearanceCard })),
  ),
};

export function SectionContent({ id, me }: { id: SectionId; me: Me }) {
  const Content = SECTIONS[id];
  return <Suspense fallback={<PageSkeleton />}>{Content && <Content me={me} />}</Suspense>;
}
