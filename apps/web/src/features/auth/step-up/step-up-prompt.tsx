import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useMessages } from '@/i18n';
import { Dialog } from '@/ui/overlays/dialog';
import { StepUpForm } from './step-up-form';

function StepUpDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const t = useMessages('security');
  useEffect(() => {
    // Escape closes this dialog alone, not the one with the form below it.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onDone(false);
    };
    window.addEventListener('keydown', close, { capture: true });
    return () => window.removeEventListener('keydown', close, { capture: true });
  }, [onDone]);
  return (
    <Dialog
      open
      title={t('stepUp.title')}
      description={t('stepUp.text')}
      onOpenChange={(isOpen) => !isOpen && onDone(false)}
    >
      <StepUpForm onDone={() => onDone(true)} />
    </Dialog>
  );
}

/** Stands over the form that was sent, which stays as it is underneath. */
export async function promptStepUp(): Promise<boolean> {
  const before = document.activeElement;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  try {
    return await new Promise<boolean>((resolve) => {
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <Suspense>
            <StepUpDialog onDone={resolve} />
          </Suspense>
        </QueryClientProvider>,
      );
    });
  } finally {
    root.unmount();
    place.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
