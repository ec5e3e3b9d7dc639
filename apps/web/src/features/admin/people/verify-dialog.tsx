import type { Brand } from '@chowk/domain/accounts';
import { verifyBrand } from '@chowk/domain/admin';
import { useCommand } from '@/commands/use-command';
import { type Reason, ReasonForm } from '@/forms/reason-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { verifyBrandRef } from './people.queries';

interface VerifyDialogProps {
  brand: Brand | undefined;
  onClose: () => void;
}

export function VerifyDialog({ brand, onClose }: VerifyDialogProps) {
  const t = useMessages('office');
  const { run } = useCommand(verifyBrandRef);
  const draft = useDialogDraft<Reason>(brand?.id);
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
        schema={verifyBrand.input}
        label={t('reason')}
        hint={t('reasonHint')}
        tooShort={(count) => t('reasonShort', { count })}
        sendLabel={t(`brands.${step}`)}
        tone={isVerified ? 'danger' : 'primary'}
        draft={draft}
        onSend={send}
        onDone={onClose}
      />
    </LazyDialog>
  );
}
