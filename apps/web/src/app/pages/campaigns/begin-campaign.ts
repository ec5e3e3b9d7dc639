import { redirect } from '@tanstack/react-router';
import { beginDraft } from '@/features/campaigns/draft/local-draft';

/**
 * The URL names the draft from the first letter on. In its own file, because everybody loads the
 * route.
 */
export async function beginCampaign(): Promise<never> {
  throw redirect({ to: '/campaigns/new', search: { id: await beginDraft() }, replace: true });
}
