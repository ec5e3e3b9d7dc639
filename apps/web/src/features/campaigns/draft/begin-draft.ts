import { newId } from '@/api/client/contract-client';
import { findUnsent, writeLocalDraft } from './local-draft';

/** The draft this device has not sent yet, else a new one. */
export async function beginDraft(): Promise<string> {
  const unsent = await findUnsent();
  if (unsent) return unsent;
  const id = newId();
  await writeLocalDraft(id, { version: null, changes: {} });
  return id;
}
