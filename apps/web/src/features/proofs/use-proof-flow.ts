import { useEffect, useRef, useState } from 'react';
import { newId } from '@/api/contract-client';
import { prepareFile } from '@/api/photo-work';
import { sha256Of } from '@/api/sha256';
import { dropBlobs, listDraftBlobs, storeBlob } from '@/offline/blobs';
import { readDraft, writeDraft } from '@/offline/drafts';
import { createProofFlow } from './proof-flow';
import { proofDraftName, sendProof } from './send-proof';
import { useFlowState } from './use-flow-state';

export interface FlowSubject {
  readonly dealId: string;
  /** What the person calls it while it waits to be sent. */
  readonly title: string;
  /** Of photos sent for this deal before. */
  readonly usedHashes: ReadonlySet<string>;
}

function flowOf({ dealId, title }: FlowSubject, usedBefore: () => ReadonlySet<string>) {
  const name = proofDraftName(dealId);
  return createProofFlow(
    {
      dealId,
      readKept: async () => ({ draft: await readDraft(name), rows: await listDraftBlobs(name) }),
      keep: (draft) => writeDraft(name, draft),
      store: (blob, note) => storeBlob(name, blob, note),
      drop: (blobIds) => dropBlobs(name, blobIds),
      prepare: prepareFile,
      hashOf: sha256Of,
      enqueue: (draft, input) => sendProof(draft, input, title),
      newId,
      nowMs: Date.now,
    },
    usedBefore,
  );
}

/** One flow for each deal; give the component a key of the deal. */
export function useProofFlow(subject: FlowSubject) {
  const used = useRef(subject.usedHashes);
  const [flow] = useState(() => flowOf(subject, () => used.current));
  useEffect(() => {
    used.current = subject.usedHashes;
  }, [subject.usedHashes]);
  useEffect(() => {
    void flow.open();
  }, [flow]);
  const state = useFlowState(flow);
  return { flow, state };
}
