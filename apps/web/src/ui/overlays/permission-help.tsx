import { useMessages } from '@/i18n';
import { platformOf } from '@/ui/device/platform';

const STEPS = ['1', '2', '3'] as const;

/** How to grant a refused permission, step by step, on this device. */
export function PermissionHelp({ of: permission }: { of: 'camera' | 'place' }) {
  const t = useMessages('capture');
  const platform = platformOf(navigator);
  return (
    <ol className="list-decimal space-y-1 ps-5 text-sm">
      {STEPS.map((step) => (
        <li key={step}>{t(`undo.${platform}.${step}`, { permission: t(`undo.${permission}`) })}</li>
      ))}
    </ol>
  );
}
