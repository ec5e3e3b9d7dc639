import type { Me } from '@chowk/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { MissingOrFailed } from '@/app/pages/missing-or-failed';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { AuditLogList } from '@/features/admin/audit-log/audit-log-list';
import { personOptions } from '@/features/admin/people/people.queries';
import { PersonDeliveries } from '@/features/admin/people/person-deliveries';
import { PersonDevices } from '@/features/admin/people/person-devices';
import { PersonFactors } from '@/features/admin/people/person-factors';
import { PersonFacts } from '@/features/admin/people/person-facts';
import { PersonNotes } from '@/features/admin/people/person-notes';
import { PersonRecovery } from '@/features/admin/people/person-recovery';
import { PersonRoles } from '@/features/admin/people/person-roles';
import { PersonStatus } from '@/features/admin/people/person-status';
import { ConfirmersNote } from '@/features/platform/proposals/confirmers-note';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { personLink } from './person-link';

export function PersonPage({ id, me }: { id: string; me: Me }) {
  const t = useMessages('office');
  const { data: person, error, isFetching, refetch } = useQuery(personOptions(id));
  if (!person && error) {
    const missing = { title: t('people.missing'), text: t('people.missingText') };
    return (
      <MissingOrFailed
        error={error}
        missing={missing}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!person) return <PageSkeleton />;
  const roles = person.roles.map(({ role }) => role);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={person.profile.full_name || t('noName')}
        back={
          <ButtonLink
            variant="quiet"
            icon={<ArrowLeft aria-hidden className="size-5" />}
            render={<Link to="/people" search={{}} />}
          >
            {t('people.back')}
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PersonFacts
          person={person}
          shopLink={(shopId, name) => (
            <Link
              className="inline-flex min-h-touch items-center text-primary-ink underline"
              to="/shop/$id"
              params={{ id: shopId }}
            >
              {name}
            </Link>
          )}
        />
        <PersonStatus me={me} profile={person.profile} roles={roles} />
        <div className="grid gap-3">
          {me.roles.includes('super_admin') && <ConfirmersNote />}
          <PersonRoles me={me} personId={id} roles={person.roles} />
        </div>
        <PersonDevices me={me} person={person} />
        <PersonFactors me={me} person={person} />
        <PersonRecovery me={me} person={person} />
        <PersonNotes personId={id} notes={person.notes} />
        <PersonDeliveries personId={id} />
        <Card title={t('trail.ofPerson')} description={t('trail.ofPersonText')}>
          <AuditLogList filter={{ personId: id }} personLink={personLink} />
        </Card>
      </div>
    </div>
  );
}
