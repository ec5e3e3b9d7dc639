import { Camera, CameraOff as Icon, Images, RotateCw } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { FileButton } from '@/ui/fields/file-button';
import { PermissionHelp } from '@/ui/overlays/permission-help';
import type { CameraProblem } from './open-camera';

interface CameraOffProps {
  problem: CameraProblem;
  onRetry: () => void;
  onFiles: (files: readonly File[]) => void;
}

/** Why there is no live picture, how to get one, and the way to go on without. */
export function CameraOff({ problem, onRetry, onFiles }: CameraOffProps) {
  const t = useMessages('capture');
  return (
    <div className="turned:col-start-1 turned:row-span-full turned:row-start-1 flex min-h-0 flex-1 flex-col items-center overflow-y-auto p-3">
      <div className="my-auto flex w-full max-w-lg flex-col gap-4 rounded-xl bg-surface p-5 text-ink">
        <div className="flex items-start gap-3">
          <Icon aria-hidden className="mt-1 size-6 shrink-0 text-warning-ink" />
          <div role="status">
            <h2 className="text-xl">{t(`off.${problem}`)}</h2>
            <p className="text-muted">{t(`off.${problem}Text`)}</p>
          </div>
        </div>
        {problem === 'denied' && <PermissionHelp of="camera" />}
        <div className="flex flex-col gap-3">
          {problem !== 'unsupported' && (
            <Button icon={<RotateCw aria-hidden className="size-5" />} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          <FileButton
            accept="image/*"
            isCamera
            variant="secondary"
            icon={<Camera aria-hidden className="size-5" />}
            onFiles={onFiles}
          >
            {t('app')}
          </FileButton>
          <FileButton
            accept="image/*"
            isMultiple
            variant="secondary"
            icon={<Images aria-hidden className="size-5" />}
            onFiles={onFiles}
          >
            {t('choose')}
          </FileButton>
        </div>
        <p className="text-muted text-sm">{t('off.why')}</p>
      </div>
    </div>
  );
}
