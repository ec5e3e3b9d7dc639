import { Store } from 'lucide-react';
import { useState } from 'react';
import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
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

  const [isLeaving, setIsLeaving] = useState(false);
  const { isBusy, run } = useTask();
  const begin = () =>
    run(() => beginActing(shopId, to), {
      onDone: () => setIsLeaving(true),
      refused: t('start.failed'),
    });

  return (
    <Button
      variant="secondary"
      {...(className ? { className } : {})}
      isLoading={isBusy || isLeaving}
      icon={<Store aria-hidden className="size-5" />}
      onClick={() => void begin()}
    >
      {t('start')}
    </Button>
  );
}
