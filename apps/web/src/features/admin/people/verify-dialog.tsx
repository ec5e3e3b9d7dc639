import type { Brand } from '@chowk/domain/accounts';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { ReasonForm } from '@/ui/forms/reason-form';
import { useReasonDraft } from '@/ui/forms/use-reason-draft';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { verifyBrandRef } from './people.queries';

interface VerifyDialogProps {
  brand: Brand | undefined;
  onClose: () => void;
}

export function VerifyDialog({ brand, onClose }: VerifyDialogProps) {
  const t = useMessages('office');
  const { isBusy, run } = useCommand(verifyBrandRef, { refused: t('notDone') });
  const draft = useReasonDraft(brand?.id);
  const isVerified = brand?.is_verified ?? false;
  const step = isVerified ? 'unverify' : 'verify';

  async function send(reason: string) {
    if (!brand) return undefined;
    const done = t(`brands.${step}Done`, { brand: brand.brand_name });
    return run({ id: brand.id, is_verified: !isVerified, reason }, { done });
  }

  return (
    <LazyDialog
      open={brand !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`brands.${step}Title`, { brand: brand?.brand_name ?? '' })}
      description={t(`brands.${step}Text`)}
    >
      <ReasonForm
        key={brand?.id}
        label={t('reason')}
        hint={t('reasonHint')}
        tooShort={(count) => t('reasonShort', { count })}
        sendLabel={t(`brands.${step}`)}
        tone={isVerified ? 'danger' : 'primary'}
        isBusy={isBusy}
        draft={draft}
        onSend={send}
        onDone={onClose}
      />
    </LazyDialog>
  );
}
