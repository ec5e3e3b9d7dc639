import { startTransition, useEffect, useRef, useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { sha256Of } from '@/api/client/sha256';
import { useEdited } from '@/commands/use-edited';
import { submitProofRef } from '@/features/proofs/history/own-proofs.queries';
import { proofDraft } from '@/offline/commands/deals';
import { writeDraft } from '@/offline/outbox/drafts';
import { dropBlobs, storeBlob } from '@/offline/photos/blobs';
import { prepareFile } from '@/photos/photo-work';
import { readProof } from './edited-proof';
import { createProofFlow, type FlowState, type ProofFlow } from './proof-flow';
import { sendProof } from './send-proof';

/**
 * What is typed is shown at once; all else of the flow is drawn in small pieces, as there is time for
 * it: the task that learns that a photo is on the disk need not draw it too.
 */
function useFlowState(flow: ProofFlow): FlowState {
  const [shown, setShown] = useState(flow.read);
  useEffect(() => {
    let notes = flow.read().draft?.notes;
    function follow() {
      const next = flow.read();
      const isTyped = next.draft?.notes !== notes;
      notes = next.draft?.notes;
      if (isTyped) setShown(next);
      else startTransition(() => setShown(next));
    }
    follow();
    const stop = flow.subscribe(follow);
    return () => void stop();
  }, [flow]);
  return shown;
}

export interface FlowSubject {
  readonly dealId: string;
  /** What the person calls it while it waits to be sent. */
  readonly title: string;
  /** Of photos sent for this deal before. */
  readonly usedHashes: ReadonlySet<string>;
}

function flowOf({ dealId, title }: FlowSubject, usedBefore: () => ReadonlySet<string>) {
  const name = proofDraft(dealId);
  return createProofFlow(
    {
      dealId,
      readLocalDraft: () => readProof(dealId, name),
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
  useEdited(submitProofRef.name, `deals:${subject.dealId}`, () => void flow.startOver());
  const state = useFlowState(flow);
  return { flow, state };
}
