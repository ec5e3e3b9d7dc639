import { Navigate, useNavigate } from '@tanstack/react-router';
import { newId } from '@/api/client/contract-client';
import { newLeadDraft } from '@/features/leads/form/lead-draft';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { BackToLeads } from './back-to-leads';
import { LeadEditing } from './lead-editing';

/**
 * The URL names the lead from the first letter on, so that a reload or a second tab edits the same
 * one.
 */
export function NewLeadPage({ id }: { id: string | undefined }) {
  if (id) return <NewLead id={id} />;
  return <Navigate to="/leads/new" search={{ id: newId() }} replace />;
}

function NewLead({ id }: { id: string }) {
  const t = useMessages('leads');
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-3">
      <div className="-ms-3">
        <BackToLeads />
      </div>
      <LeadEditing
        key={id}
        id={id}
        lead={undefined}
        draftName={newLeadDraft(id)}
        onSaved={(isWaiting) => {
          showToast({ title: t(isWaiting ? 'savedHere' : 'saved'), tone: 'success' });
          // Replaces the form in the history, so that back leads to the list.
          void navigate({ to: '/leads/$id', params: { id }, replace: true });
        }}
      />
    </div>
  );
}
