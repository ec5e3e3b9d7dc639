import { redirect } from '@tanstack/react-router';
import { newId } from '@/api/client/contract-client';
import { findUnsent, writeLocalDraft } from '@/features/campaigns/draft/local-draft';

/** The draft this device has not sent yet, else a new one. */
async function beginDraft(): Promise<string> {
  const unsent = await findUnsent();
  if (unsent) return unsent;
  const id = newId();
  await writeLocalDraft(id, { version: null, changes: {} });
  return id;
}

/** The address names the draft from the first letter on. Apart from its route, which everybody loads. */
export async function beginCampaign(): Promise<never> {
  throw redirect({ to: '/campaigns/new', search: { id: await beginDraft() }, replace: true });
}
