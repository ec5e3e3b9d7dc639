import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { QUEUE_SCROLL, SIDE_BY_SIDE } from '@/app/pages/side-by-side';
import { ReviewCase } from '@/features/proofs/review/case/review-case';
import { QueueSummary } from '@/features/proofs/review/queue-summary';
import { reviewQueueOptions } from '@/features/proofs/review/review.queries';
import { ReviewList } from '@/features/proofs/review/review-list';
import { useMessages } from '@/i18n';
import { useQueue } from '@/lists/use-queue';
import { ButtonLink } from '@/ui/base/button';
import { afterDecision } from '@/ui/desk/queue-position';
import { PageHeader } from '@/ui/layout/page-header';
import { useMediaQuery } from '@/ui/layout/use-media-query';

/** Shows the first case beside the queue until another is chosen. */
export function ReviewPage({ proofId: chosenId }: { proofId: string | undefined }) {
  const t = useMessages('review');
  const navigate = useNavigate();
  const queue = useQueue(reviewQueueOptions());
  const isWide = useMediaQuery(SIDE_BY_SIDE);
  const items = queue.rows ?? [];
  const proofId = chosenId ?? (isWide ? items[0]?.id : undefined);
  const open = (proof: string | undefined) =>
    void navigate({ to: '/review', search: { proof }, replace: proofId !== undefined });
  const list = (
    <ReviewList
      queue={queue}
      openId={proofId}
      link={(proof, content) => (
        <Link to="/review" search={{ proof }}>
          {content}
        </Link>
      )}
    />
  );

  return (
    <div className="flex flex-col gap-5">
      {(isWide || !proofId) && (
        <PageHeader
          title={t('queue.title')}
          description={
            items.length > 0 ? (
              <QueueSummary items={items} hasMore={Boolean(queue.more)} />
            ) : (
              t('queue.text')
            )
          }
          actions={
            <ButtonLink
              variant="secondary"
              size="sm"
              render={<Link to="/activations" search={{}} />}
            >
              {t('toActivations')}
            </ButtonLink>
          }
        />
      )}
      {!isWide && proofId && <h1 className="sr-only">{t('queue.title')}</h1>}
      <div className="grid items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
        {isWide && (
          <div data-own-scroll className={QUEUE_SCROLL}>
            {list}
          </div>
        )}
        {!isWide && !proofId && list}
        {proofId && (
          <div className="grid min-w-0 gap-3">
            {!isWide && <BackToQueue />}
            <ReviewCase
              id={proofId}
              items={items}
              dealLink={(id) => (
                <Link to="/deal/$id" params={{ id }} className="font-semibold underline">
                  {t('history.deal')}
                </Link>
              )}
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
  const t = useMessages('review');
  return (
    <ButtonLink
      variant="quiet"
      className="-ms-3 justify-self-start"
      icon={<ArrowLeft aria-hidden className="size-5" />}
      render={<Link to="/review" search={{}} />}
    >
      {t('queue.back')}
    </ButtonLink>
  );
}
