import { useState, useSyncExternalStore } from 'react';
import { isInstalled } from '@/ui/device/is-installed';
import {
  askToInstall,
  type InstallOutcome,
  onInstallChange,
  wasInstalledJustNow,
} from './install-event';

interface Install {
  hasApp: boolean;
  isGuideOpen: boolean;
  /** The browser's prompt if there is one, otherwise instructions. */
  install: () => Promise<InstallOutcome>;
  closeGuide: () => void;
}

export function useInstall(): Install {
  const hasApp = useSyncExternalStore(
    onInstallChange,
    () => isInstalled() || wasInstalledJustNow(),
  );
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  return {
    hasApp,
    isGuideOpen,
    install: async () => {
      const outcome = await askToInstall();
      if (outcome === 'unavailable') setIsGuideOpen(true);
      return outcome;
    },
    closeGuide: () => setIsGuideOpen(false),
  };
}
