import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { MissingOrFailed } from '@/app/pages/missing-or-failed';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { LeadStatus } from '@/features/leads/lead-status';
import { LeadView } from '@/features/leads/page/lead-view';
import { onDiscarded } from '@/features/leads/page/on-discarded';
import { useLead } from '@/features/leads/page/use-lead';
import { drawerStore } from '@/features/sync/drawer-store';
import { useMessages } from '@/i18n';
import { leadEditDraft } from '@/offline/commands/leads';
import { lazy } from '@/ui/feedback/lazy';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { PageHeader } from '@/ui/layout/page-header';
import { BackToLeads } from './back-to-leads';

const LeadEditing = lazy(() => import('./lead-editing').then((m) => ({ default: m.LeadEditing })));

export function LeadPage({ id, isEditing }: { id: string; isEditing: boolean }) {
  const t = useMessages('leads');
  const navigate = useNavigate();
  const { lead, error, isRetrying, retry, keep } = useLead(id);
  useEffect(
    () =>
      onDiscarded(
        id,
        () => void navigate({ to: '/manage-shops', search: { tab: 'leads' }, replace: true }),
      ),
    [id, navigate],
  );
  if (!lead && !error) return <PageSkeleton />;
  if (!lead) {
    const missing = { title: t('lead.notFound'), text: t('lead.notFoundText') };
    return <MissingOrFailed {...{ error, missing, isRetrying }} onRetry={retry} />;
  }
  const show = () => navigate({ to: '/leads/$id', params: { id }, replace: true });
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageHeader
        back={<BackToLeads />}
        eyebrow={lead.area}
        title={lead.shop_name}
        actions={<LeadStatus lead={lead} />}
      />
      {isEditing ? (
        <Suspense fallback={<PageSkeleton />}>
          <LeadEditing
            key={id}
            id={id}
            lead={lead}
            draftName={leadEditDraft(id)}
            onCancel={() => void show()}
            onSaved={(isWaiting) => {
              showToast({ title: t(isWaiting ? 'savedHere' : 'saved'), tone: 'success' });
              retry();
              void show();
            }}
          />
        </Suspense>
      ) : (
        <LeadView
          lead={lead}
          shopsLink={
            <Link to="/manage-shops" search={lead.shop_id ? { shop: lead.shop_id } : {}} />
          }
          onChange={keep}
          onEdit={() => void navigate({ to: '/leads/$id', params: { id }, search: { edit: true } })}
          onTakenBack={() => void navigate({ to: '/leads/new', search: { id }, replace: true })}
          onShowWaiting={() => drawerStore.set(true)}
          onAgain={async () => {
            const { beginAnew } = await import('@/features/leads/form/lead-draft');
            const draftId = await beginAnew(lead);
            void navigate({ to: '/leads/new', search: { id: draftId } });
          }}
        />
      )}
    </div>
  );
}
