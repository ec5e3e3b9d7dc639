import { MapPin } from 'lucide-react';
import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';

interface LocationConsentProps {
  onGive: () => Promise<void>;
  onGiven: () => void;
}

/** Asked where it matters; whoever says nothing can send all the same. */
export function LocationConsent({ onGive, onGiven }: LocationConsentProps) {
  const t = useMessages('proofs');
  const { isBusy, run } = useTask();
  const give = () => run(onGive, { onDone: onGiven, refused: t('place.notKept') });

  return (
    <div className="flex flex-col items-start gap-2 rounded-lg bg-sunken p-3">
      <p className="text-sm">{t('place.ask')}</p>
      <Button
        variant="secondary"
        size="sm"
        isLoading={isBusy}
        icon={<MapPin aria-hidden className="size-4" />}
        onClick={() => void give()}
      >
        {t('place.allow')}
      </Button>
    </div>
  );
}
