import type { Position } from '@chowk/domain/kernel';
import type { Lead } from '@chowk/domain/leads';
import { nearPlace, type readNearPlace, type Shop } from '@chowk/domain/shops';
import { queryRef } from '@/api/client/contract-ref';
import { cachedOptions } from '@/offline/cache/cached-options';
import { cachedRows } from '@/offline/read/device-rows';

const nearPlaceRef = queryRef<typeof readNearPlace>('near_place_read', '/near_place');
/** About a hundred metres, so that a step to the side reuses the answer. */
const DIGITS = 3;

/** Without a network: as the shops and leads on this phone call it. */
async function placeOnDevice(here: Position) {
  const [leads, shops] = await Promise.all([
    cachedRows<Lead>('shopLeads'),
    cachedRows<Shop>('shops'),
  ]);
  const known = [...(leads?.content ?? []), ...(shops?.content ?? [])];
  return { content: nearPlace(here, known), savedAt: Date.now() };
}

export function nearPlaceOptions({ lat, lng }: Position) {
  const here = { lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) };
  return cachedOptions(nearPlaceRef, here, { fallback: () => placeOnDevice(here) });
}
