import { distanceM, type InputOf } from '@chowk/domain/kernel';
import {
  type noteShopVisit,
  SHOP_PHOTO_BUCKET,
  type Shop,
  type ShopHealth,
  VISIT_PHOTO_TYPE,
} from '@chowk/domain/shops';
import type { QueryClient } from '@tanstack/react-query';
import { newId } from '@/api/client/contract-client';
import type { InputFor, QueueableRef } from '@/api/client/contract-ref';
import { storedSession } from '@/api/session/stored-session';
import { sendCommand } from '@/commands/send-command';
import {
  markVisitRef,
  noteVisitRef,
  readShopDayRef,
  readShopHealthRef,
  readSummaryRef,
  undoVisitRef,
} from '@/features/shops/assigned/my-shops.queries';
import { ownPhotoPath } from '@/photos/send-own-photo';
import type { PositionFix } from './find-position';

type VisitedShop = Pick<Shop, 'id' | 'shop_name' | 'position'>;
type LastVisit = Pick<ShopHealth, 'last_visited_at' | 'last_visit_photo'>;
type Queued = { readonly kind: 'done' | 'waiting' };

/** How far the phone is from the shop, if both positions are known. */
export function distanceFrom({ position }: VisitedShop, fix: PositionFix | undefined) {
  return fix && position ? Math.round(distanceM(fix, position)) : null;
}

/** Saved on this device first, so it also works without a network; the screen shows it at once. */
async function send<R extends QueueableRef>(
  queryClient: QueryClient,
  ref: R,
  input: InputFor<R>,
  queue: { readonly subject: string; readonly blobs?: readonly Photo[] },
): Promise<Queued> {
  const outcome = await sendCommand(ref, input, { queue });
  if (outcome.kind === 'refused') throw outcome.error;
  const { showChange } = await import('@/offline/cache/changes');
  showChange(queryClient, { type: ref.name, data: input });
  return { kind: outcome.kind };
}

interface Photo {
  readonly bucket: typeof SHOP_PHOTO_BUCKET;
  readonly path: string;
  readonly blob: Blob;
}

function askAgain(queryClient: QueryClient, { kind }: Queued, ...names: readonly string[]): void {
  if (kind !== 'done') return;
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}

export async function markVisit(
  queryClient: QueryClient,
  shop: VisitedShop,
  fix: PositionFix | undefined,
) {
  const input = {
    id: newId(),
    shop_id: shop.id,
    visited_at: new Date().toISOString(),
    position: fix ? { lat: fix.lat, lng: fix.lng } : null,
    accuracy_m: fix ? Math.round(fix.accuracy_m) : null,
  };
  const sent = await send(queryClient, markVisitRef, input, { subject: shop.shop_name });
  askAgain(queryClient, sent, readSummaryRef.name);
  return { ...sent, distanceM: distanceFrom(shop, fix) };
}

export async function undoVisit(
  queryClient: QueryClient,
  shop: VisitedShop,
  { last_visited_at }: LastVisit,
): Promise<Queued> {
  const undone_at = new Date().toISOString();
  const input = { shop_id: shop.id, visited_at: last_visited_at ?? undone_at, undone_at };
  const sent = await send(queryClient, undoVisitRef, input, { subject: shop.shop_name });
  // Only the server knows the visit before this one.
  askAgain(queryClient, sent, readSummaryRef.name, readShopDayRef.name, readShopHealthRef.name);
  return sent;
}

/** A new photo replaces the one before; without one that stays. */
export async function noteVisit(
  queryClient: QueryClient,
  shop: VisitedShop,
  { last_visited_at, last_visit_photo }: LastVisit,
  { note, photo }: { readonly note: string; readonly photo: Blob | undefined },
): Promise<Queued> {
  // The folder is the bizman's own, also while acting for an owner.
  const path = photo && ownPhotoPath(VISIT_PHOTO_TYPE, storedSession()?.userId);
  const input: InputOf<typeof noteShopVisit> = {
    shop_id: shop.id,
    visited_at: last_visited_at ?? new Date().toISOString(),
    note: note.trim() || null,
    photo_path: path ?? last_visit_photo ?? null,
  };
  return send(queryClient, noteVisitRef, input, {
    subject: shop.shop_name,
    ...(path && photo ? { blobs: [{ bucket: SHOP_PHOTO_BUCKET, path, blob: photo }] } : {}),
  });
}
