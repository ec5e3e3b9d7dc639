import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { useConnection } from './use-connection';

/** Says when the network is gone, and for three seconds that it is back. */
export function ConnectionBanner() {
  const t = useMessages('behaviours');
  const state = useConnection();
  if (state === 'online') return null;
  const isOffline = state === 'offline';
  return (
    <div className="fixed inset-x-0 top-0 z-70 pt-safe">
      <Banner
        isFullWidth
        tone={isOffline ? 'offline' : 'success'}
        title={t(isOffline ? 'connection.offline' : 'connection.back')}
        text={isOffline ? t('connection.offlineText') : undefined}
      />
    </div>
  );
}
