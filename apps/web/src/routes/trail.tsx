import { createFileRoute } from '@tanstack/react-router';
import { AuditLogPage } from '@/app/pages/admin/audit-log-page';
import type { AuditLogSearch } from '@/features/admin/audit-log/audit-log.queries';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/trail')({
  staticData: { access: ['admin'], title: 'title.trail', hasOwnHeading: true },
  // As in the URL; the page parses it.
  validateSearch: (asked: AuditLogSearch) => asked,
  loader: () => preloadMessages('office', 'exports', 'errors'),
  component: Page,
});

function Page() {
  return <AuditLogPage asked={Route.useSearch()} />;
}
