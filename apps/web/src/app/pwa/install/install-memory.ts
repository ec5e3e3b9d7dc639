import { afterDismissal, type InstallMemory, parseMemory } from './install-schedule';

const STORAGE_KEY = 'chowk.install';

export function readInstallMemory(): InstallMemory {
  return parseMemory(localStorage.getItem(STORAGE_KEY));
}

export function rememberDismissal(): void {
  const memory = afterDismissal(readInstallMemory(), Date.now());
  localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
}
