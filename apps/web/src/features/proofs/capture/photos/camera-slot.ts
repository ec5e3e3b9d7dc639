import type { ReactNode } from 'react';
import type { NewPhoto } from '@/features/proofs/capture/proof-flow';

/** What a camera is given and gives back; which one it is, the page decides. */
export interface CameraSlot {
  readonly photos: readonly {
    readonly id: string;
    readonly blob: Blob;
    readonly isBlurred: boolean;
    readonly isDark: boolean;
  }[];
  readonly need: number;
  readonly most: number;
  readonly replaces: string | undefined;
  readonly place: ReactNode;
  readonly onShot: (
    shot: NewPhoto & { readonly takenAtMs: number },
    instead: string | undefined,
  ) => Promise<void>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}
