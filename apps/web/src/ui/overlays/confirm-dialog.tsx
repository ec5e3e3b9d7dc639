import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import clsx from 'clsx';
import { Minus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { BACKDROP_CLASS, DIALOG_CLASS } from './overlay-class';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** What will be gone afterwards, one plain line each. */
  losses?: readonly string[];
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** The dialog stays, busy, until it settles; what was refused leaves it open. */
  onConfirm: () => unknown;
  /** What may be done first, such as saving a copy. */
  children?: ReactNode;
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  losses = [],
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const t = useMessages('ui');
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    try {
      const outcome = (await onConfirm()) as { readonly kind?: string } | undefined;
      if (outcome?.kind !== 'refused') onOpenChange(false);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Base.Root open={open} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP_CLASS} />
        <Base.Popup className={clsx(DIALOG_CLASS, 'max-w-md')}>
          <Base.Title className="text-xl">{title}</Base.Title>
          {description && (
            <Base.Description className="mt-2 text-muted">{description}</Base.Description>
          )}
          {losses.length > 0 && (
            <div className="mt-4 rounded-lg bg-danger-soft p-4">
              <p className="font-semibold text-danger-ink text-sm">{t('willBeLost')}</p>
              <ul className="mt-2 flex flex-col gap-1.5">
                {losses.map((loss) => (
                  <li key={loss} className="flex gap-2">
                    <Minus aria-hidden className="mt-1 size-4 shrink-0 text-danger-ink" />
                    {loss}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Base.Close
              render={<Button variant="secondary">{cancelLabel ?? t('cancel')}</Button>}
            />
            <Button variant={tone} isLoading={isBusy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
