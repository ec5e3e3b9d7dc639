import clsx from 'clsx';
import { Suspense, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useMessages } from '@/i18n';
import { Dialog } from '@/ui/overlays/dialog';
import { captchaAddress, listenToCaptcha } from './captcha-frame';

interface CaptchaDialogProps {
  /** Without a token when the person closed it, or it could not be shown. */
  onDone: (token?: string) => void;
}

function CaptchaDialog({ onDone }: CaptchaDialogProps) {
  const t = useMessages('auth');
  const [needsRoom, setNeedsRoom] = useState(false);
  const [address] = useState(captchaAddress);
  const listen = useCallback(
    (frame: HTMLIFrameElement | null) =>
      frame
        ? listenToCaptcha(frame, {
            onSolved: onDone,
            onFailed: () => onDone(),
            onRoomNeeded: setNeedsRoom,
          })
        : undefined,
    [onDone],
  );
  return (
    <Dialog
      open
      title={t('captcha.title')}
      description={t('captcha.text')}
      onOpenChange={(isOpen) => !isOpen && onDone()}
    >
      <iframe
        ref={listen}
        title={t('captcha.title')}
        src={address}
        sandbox="allow-scripts"
        className={clsx('w-full', needsRoom ? 'h-[min(34rem,70vh)]' : 'h-28')}
      />
    </Dialog>
  );
}

/** Stands over whatever page asks for it, so that no form has to make room for it. */
export function promptCaptcha(): Promise<string | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<string | undefined>((resolve) => {
    root.render(
      <Suspense>
        <CaptchaDialog onDone={resolve} />
      </Suspense>,
    );
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
