import type { Role } from '@chowk/domain/kernel';
import type { ComponentType } from 'react';
import type { PlatformSearch } from '@/app/pages/dashboard/admin/admin-tabs';
import { lazy } from '@/ui/feedback/lazy';

export interface PlatformPartProps {
  asked: PlatformSearch;
}

interface PlatformPart {
  readonly Part: ComponentType<PlatformPartProps>;
  readonly access: Extract<Role, 'admin' | 'super_admin'>;
}

/** Rooms of the console without an address of their own: `?tab=platform&part=…`. */
export const PLATFORM_PARTS = {
  records: {
    access: 'admin',
    Part: lazy(() => import('./records-panel').then((m) => ({ default: m.RecordsPart }))),
  },
  confirmations: {
    access: 'super_admin',
    Part: lazy(() =>
      import('./confirmations-panel').then((m) => ({ default: m.ConfirmationsPart })),
    ),
  },
  stats: {
    access: 'super_admin',
    Part: lazy(() => import('./stats-panel').then((m) => ({ default: m.StatsPart }))),
  },
  switches: {
    access: 'super_admin',
    Part: lazy(() => import('./switches-panel').then((m) => ({ default: m.SwitchesPart }))),
  },
  keys: {
    access: 'super_admin',
    Part: lazy(() => import('./keys-panel').then((m) => ({ default: m.KeysPart }))),
  },
  upkeep: {
    access: 'super_admin',
    Part: lazy(() => import('./upkeep-panel').then((m) => ({ default: m.UpkeepPart }))),
  },
} as const satisfies Record<string, PlatformPart>;

export type PlatformPartName = keyof typeof PLATFORM_PARTS;

export function findPlatformPart(name: unknown): PlatformPartName | undefined {
  const known = Object.keys(PLATFORM_PARTS) as PlatformPartName[];
  return known.find((part) => part === name);
}
