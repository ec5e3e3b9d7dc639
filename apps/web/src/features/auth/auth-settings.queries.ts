import { queryOptions } from '@tanstack/react-query';
import { askForSettings, FRESH_MS } from './auth-settings';

/** Apart from what is asked, which the sign-in page does without the library of queries. */
export function authSettingsOptions() {
  return queryOptions({
    queryKey: ['auth_settings'],
    staleTime: FRESH_MS,
    queryFn: () => askForSettings(),
  });
}
