import { Menu, MoreVertical, Share, SquarePlus, Star } from 'lucide-react';
import { useMessages } from '@/i18n';
import type { MessageKey } from '@/i18n/messages';
import { Button } from '@/ui/base/button';
import { Dialog } from '@/ui/overlays/dialog';
import { guideFor, type InstallGuide } from './install-guide';

interface Step {
  key: MessageKey<'pwa'>;
  Icon: typeof Share;
}

const STEPS: Record<InstallGuide, readonly Step[]> = {
  ios: [
    { key: 'guide.ios.share', Icon: Share },
    { key: 'guide.ios.add', Icon: SquarePlus },
    { key: 'guide.ios.confirm', Icon: Star },
  ],
  android: [
    { key: 'guide.android.menu', Icon: MoreVertical },
    { key: 'guide.android.add', Icon: SquarePlus },
    { key: 'guide.android.confirm', Icon: Star },
  ],
  generic: [
    { key: 'guide.generic.menu', Icon: Menu },
    { key: 'guide.generic.add', Icon: SquarePlus },
    { key: 'guide.generic.confirm', Icon: Star },
  ],
};

interface InstallDialogProps {
  isOpen: boolean;
  onClose: () => void;
  guide?: InstallGuide;
}

/** Instructions for browsers without an install prompt. */
export function InstallDialog({
  isOpen,
  onClose,
  guide = guideFor(navigator),
}: InstallDialogProps) {
  const t = useMessages('pwa');
  return (
    <Dialog
      title={t('install.title')}
      description={t(`guide.${guide}.intro`)}
      open={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      footer={<Button onClick={onClose}>{t('install.done')}</Button>}
    >
      <ol className="flex flex-col gap-3">
        {STEPS[guide].map(({ key, Icon }) => (
          <li key={key} className="flex items-center gap-4">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-lg bg-primary-soft text-primary-ink"
            >
              <Icon className="size-5" />
            </span>
            <span className="text-pretty">{t(key)}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
