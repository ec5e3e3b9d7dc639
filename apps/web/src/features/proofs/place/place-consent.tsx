import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toast-store';

interface PlaceConsentProps {
  onGive: () => Promise<void>;
  onGiven: () => void;
}

/** Asked where it matters; whoever says nothing can send all the same. */
export function PlaceConsent({ onGive, onGiven }: PlaceConsentProps) {
  const t = useMessages('proofs');
  const errors = useMessages('errors');
  const [isBusy, setIsBusy] = useState(false);

  async function give() {
    setIsBusy(true);
    try {
      await onGive();
      onGiven();
    } catch (error) {
      const description = errors(errorKey(error));
      showToast({ title: t('place.notKept'), description, tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-2 rounded-lg bg-sunken p-3">
      <p className="text-sm">{t('place.ask')}</p>
      <Button
        variant="secondary"
        size="sm"
        isLoading={isBusy}
        icon={<MapPin aria-hidden className="size-4" />}
        onClick={give}
      >
        {t('place.allow')}
      </Button>
    </div>
  );
}
