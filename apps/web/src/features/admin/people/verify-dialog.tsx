import type { Brand } from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { ReasonForm } from '@/ui/forms/reason-form';
import { useReasonDraft } from '@/ui/forms/use-reason-draft';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { listBrandsRef, verifyBrandRef } from './people.queries';
import { usePersonStep } from './use-person-step';

interface VerifyDialogProps {
  brand: Brand | undefined;
  onClose: () => void;
}

export function VerifyDialog({ brand, onClose }: VerifyDialogProps) {
  const t = useMessages('office');
  const queryClient = useQueryClient();
  const { isBusy, take } = usePersonStep();
  const draft = useReasonDraft(brand?.id);
  const isVerified = brand?.is_verified ?? false;
  const step = isVerified ? 'unverify' : 'verify';

  async function send(reason: string): Promise<boolean> {
    if (!brand) return false;
    const input = { id: brand.id, is_verified: !isVerified, reason };
    const isDone = await take(t(`brands.${step}Done`, { brand: brand.brand_name }), () =>
      contractClient.runCommand(verifyBrandRef, input),
    );
    void queryClient.invalidateQueries({ queryKey: [listBrandsRef.name] });
    return isDone;
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
