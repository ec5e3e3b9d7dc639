import { newId } from '@/api/contract-client';
import { storedSession } from '@/api/stored-session';
import { findUnsent, writeKept } from './kept-draft';

/** The draft this device has not sent yet, else a new one. */
export function beginDraft(): string {
  const personId = storedSession()?.userId ?? '';
  const unsent = findUnsent(personId);
  if (unsent) return unsent;
  const id = newId();
  writeKept(personId, id, { version: null, changes: {} });
  return id;
}
