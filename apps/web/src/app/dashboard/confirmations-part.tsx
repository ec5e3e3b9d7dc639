import { useMe } from '@/features/accounts/use-me';
import { OpenProposals } from '@/features/platform/proposals/open-proposals';
import { personLink } from '../pages/person-link';

export function ConfirmationsPart() {
  const { me } = useMe();
  return me && <OpenProposals uid={me.id} personLink={personLink} />;
}
