import { isInstalled } from '@/ui/device/is-installed';
import { onInstallChange, wasInstalledJustNow } from './install/install-event';

async function askToKeep(): Promise<void> {
  const { storage } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}

/** An installed app asks the browser not to evict its storage. */
export function persistStorage(): () => void {
  const askWhenInstalled = () => {
    if (isInstalled() || wasInstalledJustNow()) void askToKeep().catch(() => undefined);
  };
  askWhenInstalled();
  return onInstallChange(askWhenInstalled);
}
