import { createFileRoute } from '@tanstack/react-router';
import { TrailPage } from '@/app/pages/trail-page';
import type { TrailFilter } from '@/features/trail/trail.queries';
import { preloadMessages } from '@/i18n';

const FIELDS = ['personId', 'entity', 'entityId', 'action', 'from', 'to'] as const;

export const Route = createFileRoute('/trail')({
  staticData: { access: ['admin'], title: 'title.trail', hasOwnHeading: true },
  validateSearch: (asked: Record<string, unknown>): TrailFilter =>
    Object.fromEntries(
      FIELDS.flatMap((name) => {
        const value = asked[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ),
  loader: () => preloadMessages('office', 'errors'),
  component: Page,
});

function Page() {
  return <TrailPage filter={Route.useSearch()} />;
}
