import type { useNavigate } from '@tanstack/react-router';
import { actingFor } from '@/api/session/acting';
import { allWritten } from '@/api/storage/sure-storage';
import type { TypedIn } from '@/offline/outbox/drafts';
import { takeBackToChange } from '@/offline/outbox/outbox';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { isTakenBack } from '@/offline/outbox/taken-back';
import { shortBrandsOf } from '@/offline/read/short-brands';

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

/** Their forms hold nothing of them while they wait. */
const OUT_OF_THEIR_FORM: ReadonlySet<string> = new Set([
  'order_dispute',
  'order_place',
  'proof_submit',
]);

/** What was refused is out of its form too; the rest stands there as it waits. */
function isInItsForm({ id, type, state }: PendingUpload): boolean {
  return isTakenBack({ id }) || (state !== 'needs_attention' && !OUT_OF_THEIR_FORM.has(type));
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
  const { type, data, onBehalfOf } = item;
  const isHere = isInItsForm(item);
  if (!isHere) await bringBack(item);
  if (type === 'shop_update') {
    const isForOwner = onBehalfOf && !actingFor();
    await (isForOwner
      ? navigate({ to: '/manage-shops', search: { shop: onBehalfOf.shopId } })
      : navigate({ to: '/settings/$section', params: { section: 'shop' } }));
  } else if (type === 'profile_update') {
    await navigate({ to: '/settings/$section', params: { section: 'profile' } });
  } else if (type === 'proof_submit') {
    await navigate({ to: '/deal/$id', params: { id: idIn(data, 'deal_id') } });
  } else if (type === 'order_place') {
    // The checkout takes no order below a brand's minimum; the cart shows how far it is.
    const isShort = shortBrandsOf(item).length > 0;
    await navigate({ to: isShort ? '/retailer-cart' : '/retailer-checkout' });
  } else if (type === 'order_dispute') {
    // Its form opens by itself where there is a draft of it.
    await navigate({ to: '/order/$id', params: { id: idIn(data, 'id') } });
  } else if (type === 'lead_create') {
    const id = idIn(data, 'id');
    // One that waits has a page; one that was refused was never made.
    const isWaiting = isHere && !isTakenBack(item);
    await (isWaiting
      ? navigate({ to: '/leads/$id', params: { id } })
      : navigate({ to: '/leads/new', search: { id } }));
  } else if (type.startsWith('lead_')) {
    await navigate({ to: '/leads/$id', params: { id: idIn(data, 'id') }, search: { edit: true } });
  }
}
