import { keepSure } from '@/api/storage/sure-storage';

/** How the home looked, for a start without a network; read by public/look.js before the app is there. */
export const LOOK_KEY = 'chowk.look';

/** It is not true any more, or not to be seen by whoever comes next. */
export function forgetLook(): void {
  keepSure(LOOK_KEY, null);
}
