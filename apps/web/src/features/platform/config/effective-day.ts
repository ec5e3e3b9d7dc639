import { createContext } from 'react';

/** The day from which what is saved takes effect; at once while it is empty. */
export const EffectiveDay = createContext('');
