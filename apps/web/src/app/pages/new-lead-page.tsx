import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { newLeadDraft } from '@/features/leads/lead-draft';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';
import { showToast } from '@/ui/toast-store';
import { LeadEditing } from './lead-editing';

export function NewLeadPage({ id }: { id: string }) {
  const t = useMessages('leads');
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-3">
      <BackToLeads />
      <LeadEditing
        key={id}
        id={id}
        lead={undefined}
        draftName={newLeadDraft(id)}
        onSaved={(isWaiting) => {
          showToast({ title: t(isWaiting ? 'savedHere' : 'saved'), tone: 'success' });
          // Back leads to the leads: the form has done its work.
          void navigate({ to: '/leads/$id', params: { id }, replace: true });
        }}
      />
    </div>
  );
}

export function BackToLeads() {
  const t = useMessages('leads');
  return (
    <ButtonLink
      variant="quiet"
      size="sm"
      className="-ms-3 self-start"
      icon={<ArrowLeft aria-hidden className="size-5" />}
      render={<Link to="/manage-shops" search={{ tab: 'leads' }} />}
    >
      {t('lead.back')}
    </ButtonLink>
  );
}
