import type { useNavigate } from '@tanstack/react-router';
import { allWritten } from '@/api/storage/sure-storage';
import { findKind } from '@/offline/commands';
import type { TypedIn } from '@/offline/outbox/drafts';
import { takeBackToChange } from '@/offline/outbox/outbox';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { isTakenBack } from '@/offline/outbox/taken-back';

type Navigate = ReturnType<typeof useNavigate>;

function idIn(data: unknown, name: string): string {
  return String((data as Record<string, unknown>)[name]);
}

/** A form that keeps what is typed in it by itself. */
interface TypingForm {
  readonly typedIn: (item: PendingUpload) => TypedIn;
  readonly typeAgain: (item: PendingUpload) => Promise<void>;
}

const TYPING: Readonly<Record<string, TypingForm>> = {
  shop_update: {
    typedIn: ({ data }) => ({ form: 'shop', id: idIn(data, 'id') }),
    typeAgain: async ({ data }) => {
      const { typeAgain } = await import('@/features/shops/form/shop-values');
      typeAgain(data as Parameters<typeof typeAgain>[0]);
    },
  },
  profile_update: {
    typedIn: ({ actor }) => ({ form: 'profile', id: actor }),
    typeAgain: async ({ actor, data }) => {
      const { typeAgain } = await import('@/features/accounts/profile/profile-form-values');
      typeAgain(actor, data as Parameters<typeof typeAgain>[1]);
    },
  },
};

/** What was refused is out of its form too; the rest stands there as it waits. */
function isInItsForm({ id, type, state }: PendingUpload): boolean {
  return isTakenBack({ id }) || (state !== 'needs_attention' && !findKind(type)?.edit?.isTakenOut);
}

/** Where that part has not come to this device, the page of the deal offers the same. */
async function bringProofBack(item: PendingUpload): Promise<void> {
  const part = await import('@/features/proofs/capture/take-back').catch(() => undefined);
  await part?.takeBackProof(item);
}

/** On the disk as typed before it is out of the queue: it is never in neither. */
async function bringBack(item: PendingUpload): Promise<void> {
  if (item.type === 'proof_submit') return bringProofBack(item);
  const typing = TYPING[item.type];
  await typing?.typeAgain(item);
  await allWritten();
  await takeBackToChange(item, typing?.typedIn(item));
}

/**
 * The way to the form of an item. What stands in its form stays in the queue until another form of it
 * is saved; what has to be taken back into it is told of as not sent until then.
 */
export async function editWaiting(item: PendingUpload, navigate: Navigate): Promise<void> {
  const isHere = isInItsForm(item);
  if (!isHere) await bringBack(item);
  const isInForm = isHere && !isTakenBack(item);
  const place = findKind(item.type)?.edit?.at({ data: item.data, item, isInForm });
  if (place) await navigate(place as Parameters<Navigate>[0]);
}
