import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { feasibilityOptions } from '@/features/campaigns/campaigns.queries';
import type { DraftValues } from '@/features/campaigns/draft/draft-fields';
import { useDebounced } from '@/ui/forms/use-debounced';

/** Asked again whenever the aim or the price has stayed the same for a moment. */
export function useFeasibility(values: DraftValues) {
  const params = useDebounced(
    JSON.stringify({
      ...(values.areas.length > 0 ? { areas: values.areas.join(',') } : {}),
      ...(values.shop_types.length > 0 ? { shop_types: values.shop_types.join(',') } : {}),
      ...(values.shop_id === null ? {} : { shop_id: values.shop_id }),
      ...(values.payout_paise === null ? {} : { payout_paise: values.payout_paise }),
      ...(values.slots === null ? {} : { slots: values.slots }),
    }),
  );
  return useQuery({
    ...feasibilityOptions(JSON.parse(params)),
    placeholderData: keepPreviousData,
    // Every query is tried without a network, so none is asked again by itself when it is back.
    refetchOnReconnect: true,
  });
}
