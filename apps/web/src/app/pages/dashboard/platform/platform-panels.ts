import type { Role } from '@chowk/domain/kernel';
import type { ComponentType } from 'react';
import type { PlatformSearch } from '@/app/pages/dashboard/admin/admin-tabs';
import { lazy } from '@/ui/feedback/lazy';

export interface PlatformPanelProps {
  asked: PlatformSearch;
}

interface PlatformPart {
  readonly Part: ComponentType<PlatformPanelProps>;
  readonly access: Extract<Role, 'admin' | 'super_admin'>;
}

/** The console's sections without a path: `?tab=platform&part=…`. */
export const PLATFORM_PANELS = {
  records: {
    access: 'admin',
    Part: lazy(() => import('./records-panel').then((m) => ({ default: m.RecordsPanel }))),
  },
  confirmations: {
    access: 'super_admin',
    Part: lazy(() =>
      import('./confirmations-panel').then((m) => ({ default: m.ConfirmationsPanel })),
    ),
  },
  stats: {
    access: 'super_admin',
    Part: lazy(() => import('./stats-panel').then((m) => ({ default: m.StatsPanel }))),
  },
  switches: {
    access: 'super_admin',
    Part: lazy(() => import('./switches-panel').then((m) => ({ default: m.SwitchesPanel }))),
  },
  keys: {
    access: 'super_admin',
    Part: lazy(() => import('./keys-panel').then((m) => ({ default: m.KeysPanel }))),
  },
  upkeep: {
    access: 'super_admin',
    Part: lazy(() => import('./upkeep-panel').then((m) => ({ default: m.UpkeepPanel }))),
  },
} as const satisfies Record<string, PlatformPart>;

export type PlatformPanelName = keyof typeof PLATFORM_PANELS;

export function findPlatformPanel(name: unknown): PlatformPanelName | undefined {
  const known = Object.keys(PLATFORM_PANELS) as PlatformPanelName[];
  return known.find((part) => part === name);
}
