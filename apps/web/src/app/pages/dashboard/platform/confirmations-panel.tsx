import { personLink } from '@/app/pages/admin/person-link';
import { useMe } from '@/features/accounts/use-me';
import { DecidedProposals } from '@/features/platform/proposals/decided-proposals';
import { OpenProposals } from '@/features/platform/proposals/open-proposals';

export function ConfirmationsPanel() {
  const { me } = useMe();
  if (!me) return null;
  return (
    <div className="grid gap-6">
      <OpenProposals uid={me.id} personLink={personLink} />
      <DecidedProposals uid={me.id} />
    </div>
  );
}
