import clsx from 'clsx';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useMessages } from '@/i18n';
import { Dialog } from '@/ui/dialog';
import type { CaptchaSettings } from './auth-settings';
import { CAPTCHA_PAGE, showCaptcha } from './captcha-frame';

interface CaptchaDialogProps {
  settings: CaptchaSettings;
  /** Without a token when the person closed it, or it could not be shown. */
  onDone: (token?: string) => void;
}

function CaptchaDialog({ settings, onDone }: CaptchaDialogProps) {
  const t = useMessages('auth');
  const [needsRoom, setNeedsRoom] = useState(false);
  return (
    <Dialog
      open
      title={t('captcha.title')}
      description={t('captcha.text')}
      onOpenChange={(isOpen) => !isOpen && onDone()}
    >
      <iframe
        title={t('captcha.title')}
        src={CAPTCHA_PAGE}
        className={clsx('w-full', needsRoom ? 'h-[min(34rem,70vh)]' : 'h-28')}
        onLoad={({ currentTarget }) =>
          showCaptcha(currentTarget, settings, {
            onSolved: onDone,
            onFailed: () => onDone(),
            onRoomNeeded: setNeedsRoom,
          })
        }
      />
    </Dialog>
  );
}

/** Stands over whatever page asks for it, so that no form has to make room for it. */
export function promptCaptcha(settings: CaptchaSettings): Promise<string | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<string | undefined>((resolve) => {
    root.render(
      <Suspense>
        <CaptchaDialog settings={settings} onDone={resolve} />
      </Suspense>,
    );
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
