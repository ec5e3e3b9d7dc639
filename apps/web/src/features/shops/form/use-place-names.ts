import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { nearPlaceOptions } from '@/offline/read/near-place';
import type { ShopValues } from './use-shop-form';

type Names = Pick<ShopValues, 'pin_code' | 'area'>;

/** What the shops around call the place, for what nobody has typed. */
export function namesFor(values: Names, found: { pin_code: string | null; area: string | null }) {
  return {
    ...(values.pin_code === '' && found.pin_code !== null ? { pin_code: found.pin_code } : {}),
    ...(values.area === '' && found.area !== null ? { area: found.area } : {}),
  };
}

/** Fills PIN code and area once the position is known. */
export function usePlaceNames(values: ShopValues, change: (next: Partial<Names>) => void) {
  const { position, pin_code, area } = values;
  const [isFilled, setIsFilled] = useState(false);
  const { data } = useQuery({
    ...nearPlaceOptions(position ?? { lat: 0, lng: 0 }),
    enabled: position !== null && (pin_code === '' || area === ''),
  });
  const fill = useEffectEvent((found: NonNullable<typeof data>) => {
    const names = namesFor(values, found);
    if (Object.keys(names).length === 0) return;
    setIsFilled(true);
    change(names);
  });
  useEffect(() => {
    if (data) fill(data);
  }, [data]);
  return isFilled;
}
