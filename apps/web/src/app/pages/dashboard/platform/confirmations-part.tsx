import { personLink } from '@/app/pages/admin/person-link';
import { useMe } from '@/features/accounts/use-me';
import { OpenProposals } from '@/features/platform/proposals/open-proposals';

export function ConfirmationsPart() {
  const { me } = useMe();
  return me && <OpenProposals uid={me.id} personLink={personLink} />;
}
