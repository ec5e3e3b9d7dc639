import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { platformConfigOptions } from '@/features/platform/config/figures.queries';
import { TopupQueue } from '@/features/wallets/topups/topup-queue';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';

/** Above the queue: without a UPI ID nobody can top up. */
export function TopupsPanel() {
  const t = useMessages('figures');
  const { data } = useQuery(platformConfigOptions());
  return (
    <>
      {data?.config.upi_id === null && (
        <Banner
          tone="warning"
          title={t('setup.upi')}
          text={t('setup.upiText')}
          action={
            <ButtonLink
              render={<Link to="/money" search={{ tab: 'figures' }} />}
              size="sm"
              variant="secondary"
            >
              {t('setup.open')}
            </ButtonLink>
          }
        />
      )}
      <TopupQueue />
    </>
  );
}
