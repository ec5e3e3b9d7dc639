import clsx from 'clsx';
import { Download } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { LazyInstallDialog } from './lazy-install-dialog';
import { useInstall } from './use-install';

interface InstallButtonProps {
  /** `icon` where there is no room for text; it has an accessible name. */
  look?: 'words' | 'icon';
  className?: string;
}

/** Hidden when the app is already installed. */
export function InstallButton({ look = 'words', className }: InstallButtonProps) {
  const t = useMessages('pwa');
  const { hasApp, isGuideOpen, install, closeGuide } = useInstall();
  if (hasApp) return null;
  const icon = <Download aria-hidden className="size-5" />;
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          label={t('install.action')}
          icon={icon}
          className={className}
          onClick={install}
        />
      ) : (
        <Button variant="secondary" icon={icon} className={clsx(className)} onClick={install}>
          {t('install.action')}
        </Button>
      )}
      <LazyInstallDialog isOpen={isGuideOpen} onClose={closeGuide} />
    </>
  );
}
