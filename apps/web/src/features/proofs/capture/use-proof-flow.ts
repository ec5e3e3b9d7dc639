import { useEffect, useRef, useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { sha256Of } from '@/api/client/sha256';
import { draftKey, readDraft, writeDraft } from '@/offline/outbox/drafts';
import { dropBlobs, listDraftBlobs, storeBlob } from '@/offline/photos/blobs';
import { onSyncEvent, tell } from '@/offline/store/events';
import { prepareFile } from '@/photos/photo-work';
import type { ProofDraft } from './proof-draft';
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

/** The list of what is not sent yet tells of its photos, as long as there is one. */
function keepIn(name: string) {
  let told: number | undefined;
  return async (draft: ProofDraft): Promise<void> => {
    await writeDraft(name, draft);
    const { length } = draft.photos;
    if (!draft.takenBack || told === length) return;
    told = length;
    tell({ type: 'queue.changed' });
  };
}

function flowOf({ dealId, title }: FlowSubject, usedBefore: () => ReadonlySet<string>) {
  const name = proofDraftName(dealId);
  return createProofFlow(
    {
      dealId,
      readKept: async () => ({ draft: await readDraft(name), rows: await listDraftBlobs(name) }),
      keep: keepIn(name),
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
  const { dealId } = subject;
  useEffect(() => {
    const key = draftKey(proofDraftName(dealId));
    return onSyncEvent((event) => {
      if (event.type === 'item.dropped' && event.item.id === key) flow.startOver();
    });
  }, [flow, dealId]);
  const state = useFlowState(flow);
  return { flow, state };
}
