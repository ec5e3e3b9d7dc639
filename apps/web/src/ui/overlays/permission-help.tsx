import { useMessages } from '@/i18n';
import { platformOf } from '@/ui/device/platform';

const STEPS = ['1', '2', '3'] as const;

/** How to take back a refusal, step by step, on the device in hand. */
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
