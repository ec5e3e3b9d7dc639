import { type ReactNode, Suspense, useState } from 'react';
import { lazy } from '@/ui/feedback/lazy';
import type { PhotoViewer } from '@/ui/photo/photo-viewer';
import type { ConfirmDialog } from './confirm-dialog';
import type { Dialog } from './dialog';
import type { Sheet } from './sheet';

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never;
type Opened<Part> = Omit<PropsOf<Part>, 'open' | 'trigger'> & { open: boolean };

// Marked as pure, so that an unused overlay is not built.
const DialogPart = /* @__PURE__ */ lazy(() =>
  import('./dialog').then((m) => ({ default: m.Dialog })),
);
const ConfirmDialogPart = /* @__PURE__ */ lazy(() =>
  import('./confirm-dialog').then((m) => ({ default: m.ConfirmDialog })),
);
const PhotoViewerPart = /* @__PURE__ */ lazy(() =>
  import('@/ui/photo/photo-viewer').then((m) => ({ default: m.PhotoViewer })),
);

const SheetPart = /* @__PURE__ */ lazy(() => import('./sheet').then((m) => ({ default: m.Sheet })));

/**
 * Overlays cost about 20 KB that no first screen needs, so each is fetched when first opened. It
 * then stays mounted, so its closing can be seen.
 */
function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}

export function LazyDialog(props: Opened<typeof Dialog>) {
  return (
    <OnceOpened open={props.open}>
      <DialogPart {...props} />
    </OnceOpened>
  );
}

export function LazyConfirmDialog(props: Opened<typeof ConfirmDialog>) {
  return (
    <OnceOpened open={props.open}>
      <ConfirmDialogPart {...props} />
    </OnceOpened>
  );
}

export function LazyPhotoViewer(props: Opened<typeof PhotoViewer>) {
  return (
    <OnceOpened open={props.open}>
      <PhotoViewerPart {...props} />
    </OnceOpened>
  );
}

export function LazySheet(props: Opened<typeof Sheet>) {
  return (
    <OnceOpened open={props.open}>
      <SheetPart {...props} />
    </OnceOpened>
  );
}
