import { Store } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toast-store';
import { beginActing } from './begin-acting';

interface ActForShopProps {
  shopId: string;
  /** Where it begins, if not at the dashboard. */
  to?: string;
  className?: string;
}

/** For the bizman who looks after the shop; the server says whether they do and it has an owner. */
export function ActForShop({ shopId, to, className }: ActForShopProps) {
  const t = useMessages('acting');
  const errorWords = useErrorWords();
  const [isBusy, setIsBusy] = useState(false);

  async function begin() {
    setIsBusy(true);
    try {
      await beginActing(shopId, to);
    } catch (error) {
      setIsBusy(false);
      showToast({ title: t('start.failed'), description: errorWords(error), tone: 'danger' });
    }
  }

  return (
    <Button
      variant="secondary"
      {...(className ? { className } : {})}
      isLoading={isBusy}
      icon={<Store aria-hidden className="size-5" />}
      onClick={() => void begin()}
    >
      {t('start')}
    </Button>
  );
}
