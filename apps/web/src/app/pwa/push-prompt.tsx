import { useState, useSyncExternalStore } from 'react';
import { toastStore } from '@/ui/toast-store';
import { Later } from '../behaviours/later';
import { pushMoment } from './push-moment';

const loadAsk = async () => (await import('./push-ask')).PushAsk;

/** Nothing until something went well; then, and where it makes sense, a small card asks. */
export function PushPrompt() {
  const hasCome = useSyncExternalStore(pushMoment.subscribe, pushMoment.read);
  const isToastShown = useSyncExternalStore(toastStore.subscribe, () => !!toastStore.read());
  const [wasFree, setWasFree] = useState(false);
  // The toast says what went well; the card comes after it.
  if (hasCome && !isToastShown && !wasFree) setWasFree(true);
  return wasFree && <Later load={loadAsk} />;
}
