import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { actingFor } from '@/api/session/acting';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { endActing } from './begin-acting';

/** Said instead of a failure: what is one person's alone stays closed, whatever was allowed. */
export function NotWhileActing() {
  const t = useMessages('acting');
  const shop = actingFor()?.shopName ?? '';
  return (
    <EmptyState
      icon={<Lock />}
      title={t('never.title', { shop })}
      text={t('never.text')}
      action={
        <>
          <ButtonLink render={<Link to="/dashboard" />}>{t('never.back')}</ButtonLink>
          <Button variant="secondary" onClick={() => void endActing()}>
            {t('never.exit')}
          </Button>
        </>
      }
    />
  );
}
