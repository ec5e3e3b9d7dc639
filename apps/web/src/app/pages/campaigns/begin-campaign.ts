import { redirect } from '@tanstack/react-router';
import { beginDraft } from '@/features/campaigns/draft/local-draft';

/** The address names the draft from the first letter on. Apart from its route, which everybody loads. */
export async function beginCampaign(): Promise<never> {
  throw redirect({ to: '/campaigns/new', search: { id: await beginDraft() }, replace: true });
}
