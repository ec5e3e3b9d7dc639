import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { QUEUE_SCROLL, SIDE_BY_SIDE } from '@/app/pages/side-by-side';
import { ActivationCase } from '@/features/leads/activations/activation-case';
import { ActivationList } from '@/features/leads/activations/activation-list';
import { activationQueueOptions } from '@/features/leads/activations/activations.queries';
import { QueueCount } from '@/features/leads/activations/queue-count';
import { useMessages } from '@/i18n';
import { useQueue } from '@/lists/use-queue';
import { ButtonLink } from '@/ui/base/button';
import { afterDecision } from '@/ui/desk/queue-position';
import { PageHeader } from '@/ui/layout/page-header';
import { useMediaQuery } from '@/ui/layout/use-media-query';

export function ActivationsPage({ requestId }: { requestId: string | undefined }) {
  const t = useMessages('activation');
  const queues = useMessages('queues');
  const navigate = useNavigate();
  const queue = useQueue(activationQueueOptions());
  const isWide = useMediaQuery(SIDE_BY_SIDE);
  const items = queue.rows ?? [];
  const open = (request: string | undefined) =>
    void navigate({ to: '/activations', search: { request }, replace: requestId !== undefined });
  const list = (
    <ActivationList
      queue={queue}
      openId={requestId}
      link={(request, content) => (
        <Link to="/activations" search={{ request }}>
          {content}
        </Link>
      )}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      {(isWide || !requestId) && (
        <PageHeader
          title={queues('shops.title')}
          description={
            queue.rows && <QueueCount count={items.length} hasMore={Boolean(queue.more)} />
          }
          actions={
            <ButtonLink variant="secondary" size="sm" render={<Link to="/review" search={{}} />}>
              {t('toProofs')}
            </ButtonLink>
          }
        />
      )}
      {!isWide && requestId && <h1 className="sr-only">{queues('shops.title')}</h1>}
      <div className="grid items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
        {isWide && (
          <div data-own-scroll className={QUEUE_SCROLL}>
            {list}
          </div>
        )}
        {!isWide && !requestId && list}
        {requestId && (
          <div className="grid min-w-0 gap-3">
            {!isWide && <BackToQueue />}
            <ActivationCase
              id={requestId}
              items={items}
              onOpen={open}
              onDecided={(id) => {
                open(afterDecision(items, id));
                queue.drop([id]);
              }}
              onChanged={queue.refresh}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function BackToQueue() {
  const t = useMessages('activation');
  return (
    <ButtonLink
      variant="quiet"
      className="-ms-3 justify-self-start"
      icon={<ArrowLeft aria-hidden className="size-5" />}
      render={<Link to="/activations" search={{}} />}
    >
      {t('queue.back')}
    </ButtonLink>
  );
}
