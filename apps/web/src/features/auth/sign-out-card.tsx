import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

/** `onSignOut` does the leaving: where to go afterwards is not this card's business. */
export function SignOutCard({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const t = useMessages('auth');
  const account = useMessages('account');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Card title={account('session.title')} description={account('session.text')}>
      <Button
        variant="secondary"
        isLoading={isBusy}
        icon={<LogOut aria-hidden className="size-5" />}
        onClick={() => {
          setIsBusy(true);
          void onSignOut();
        }}
      >
        {t('signOut')}
      </Button>
    </Card>
  );
}
