import { Suspense } from 'react';
import { lazy } from '@/ui/feedback/lazy';

const InstallDialog = lazy(() =>
  import('./install-dialog').then((module) => ({ default: module.InstallDialog })),
);

interface LazyInstallDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Loaded only for those who ask for instructions. */
export function LazyInstallDialog({ isOpen, onClose }: LazyInstallDialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <InstallDialog isOpen onClose={onClose} />
    </Suspense>
  );
}
