import type { Position } from '@chowk/domain/kernel';
import type { Lead } from '@chowk/domain/leads';
import { nearPlace, type readNearPlace, type Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { queryRef } from '@/api/client/contract-ref';
import { cachedOptions } from '@/offline/cache/cached-options';
import { cachedRows } from '@/offline/read/device-rows';
import { type LeadValues, withPin } from './lead-fields';

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

/** What of the form a place nearby fills: only what nobody has typed. */
export function filledFrom(
  values: LeadValues,
  { pin_code, area }: { readonly pin_code: string | null; readonly area: string | null },
): Partial<LeadValues> {
  if (pin_code === null || values.pin_code.trim() !== '') return {};
  const isNameless = values.area.trim() === '' && area !== null;
  return { ...withPin(values, pin_code), ...(isNameless ? { area } : {}) };
}

/** Fills the PIN code once the position is known, and tells whether the value shown came from it. */
export function useNearPlace(values: LeadValues, change: (next: Partial<LeadValues>) => void) {
  const { position, pin_code } = values;
  const [filled, setFilled] = useState('');
  const { data } = useQuery({
    ...nearPlaceOptions(position ?? { lat: 0, lng: 0 }),
    enabled: position !== null && pin_code === '',
  });
  const fill = useEffectEvent((found: NonNullable<typeof data>) => {
    const next = filledFrom(values, found);
    if (next.pin_code === undefined) return;
    setFilled(next.pin_code);
    change(next);
  });
  useEffect(() => {
    if (data) fill(data);
  }, [data]);
  return { isFilled: filled !== '' && filled === pin_code };
}
