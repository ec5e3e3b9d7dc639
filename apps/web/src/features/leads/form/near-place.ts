import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { nearPlaceOptions } from '@/offline/read/near-place';
import { type LeadValues, withPin } from './lead-fields';

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
