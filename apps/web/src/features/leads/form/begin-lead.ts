import { newId } from '@/api/client/contract-client';

/** A lead has its name from the first letter on: begun twice it is still one. */
export function beginLead(): string {
  return newId();
}
