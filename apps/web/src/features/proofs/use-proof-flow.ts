import { useEffect, useState, useSyncExternalStore } from 'react';
import { contractClient } from '@/api/browser-client';
import { newId } from '@/api/contract-client';
import { shrinkPhoto } from '@/api/shrink-photo';
import { uploadPhoto } from '@/api/upload-photo';
import { dropDraft, readDraft, writeDraft } from '@/offline/drafts';
import { submitProofRef } from './own-proofs.queries';
import { createProofFlow } from './proof-flow';

function flowOf(dealId: string) {
  const draft = `proof:${dealId}`;
  return createProofFlow({
    dealId,
    readKept: () => readDraft(draft),
    keep: (value) => writeDraft(draft, value),
    forget: () => dropDraft(draft),
    shrink: shrinkPhoto,
    upload: (path, blob, onProgress) => uploadPhoto('proof-photos', path, blob, { onProgress }),
    submit: (input) =>
      contractClient.runCommand(submitProofRef, input, { idempotencyKey: input.id }),
    newId,
    nowMs: Date.now,
  });
}

/** One flow for each deal; give the component a key of the deal. */
export function useProofFlow(dealId: string) {
  const [flow] = useState(() => flowOf(dealId));
  useEffect(() => {
    void flow.open();
  }, [flow]);
  const state = useSyncExternalStore(flow.subscribe, flow.read, flow.read);
  return { flow, state };
}
