import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { StatementCard } from './statement-card';
import { TopupAmountForm } from './topups/topup-amount-form';
import { TopupPay } from './topups/topup-pay';
import { TopupsCard } from './topups/topups-card';
import { useTopup } from './topups/use-topup';
import { WalletTiles } from './wallet-tiles';
import { walletOptions } from './wallets.queries';

/** The whole wallet: what is in it, how to add to it, what is on the way, what moved. */
export function WalletContent({ initialPaise }: { initialPaise: number | undefined }) {
  const t = useMessages('wallets');
  const { data: wallet } = useQuery(walletOptions());
  const { request, problem, busyId, begin, resume, close } = useTopup();
  const payCard = useRef<HTMLDivElement>(null);

  async function pay(...[topup]: Parameters<typeof resume>) {
    await resume(topup);
    payCard.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="flex flex-col gap-6">
      <WalletTiles />
      <div ref={payCard} className="scroll-mt-20">
        <Card title={t('add.title')} description={t('add.text')}>
          {wallet?.upi_id === null ? (
            <Banner tone="warning" title={t('add.closed')} text={t('add.closedText')} />
          ) : request ? (
            <TopupPay key={request.topup.id} request={request} onClose={close} />
          ) : (
            <>
              {problem && <Banner className="mb-4" tone="danger" title={problem} />}
              <TopupAmountForm initialPaise={initialPaise} onBegin={begin} />
            </>
          )}
        </Card>
      </div>
      <TopupsCard busyId={busyId} onPay={(topup) => void pay(topup)} />
      <StatementCard />
    </div>
  );
}
