import { rememberedWithWaiting } from '@/offline/read/waiting-options';
import { readProfileRef } from './profile.queries';

/** With what was changed on this device and is on its way. */
export const profileOptions = (id: string) => rememberedWithWaiting(readProfileRef, { id });
