import { Store } from 'lucide-react';
import { Banner } from './banner';
import { BusyBar } from './busy-bar';
import { Button } from './button';
import { Card } from './card';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { GalleryRow, GallerySection } from './gallery-section';
import { useGalleryWords } from './gallery-words';
import { notify } from './notices';
import { ProgressBar } from './progress-bar';
import { Skeleton, SkeletonText } from './skeleton';
import { Stepper } from './stepper';
import { showToast } from './toast-store';

export function GalleryStates() {
  const words = useGalleryWords();
  const see = (
    <Button size="sm" variant="secondary">
      {words.see}
    </Button>
  );
  return (
    <>
      <GallerySection title={words.banners}>
        <Banner tone="offline" title={words.offlineTitle} text={words.offlineText} action={see} />
        <div className="grid gap-3 md:grid-cols-2">
          <Banner title={words.infoTitle} text={words.infoText} onDismiss={() => undefined} />
          <Banner tone="success" title={words.okTitle} />
          <Banner tone="warning" title={words.warnTitle} text={words.warnText} />
          <Banner tone="danger" title={words.dangerTitle} text={words.dangerText} />
        </div>
      </GallerySection>
      <GallerySection title={words.states}>
        <Stepper
          label={words.steps}
          steps={[words.step1, words.step2, words.step3, words.step4]}
          current={2}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <ProgressBar label={words.held} value={54} max={90} valueText={words.heldText} />
          <ProgressBar
            label={words.spaceUsed}
            value={41}
            max={50}
            valueText={words.spaceText}
            tone="warning"
          />
        </div>
        <div className="grid gap-4 md:grid-cols-3">
          <Card>
            <EmptyState
              icon={<Store />}
              title={words.emptyTitle}
              text={words.emptyText}
              action={<Button>{words.emptyAction}</Button>}
            />
          </Card>
          <Card>
            <ErrorState error={undefined} onRetry={() => undefined} />
          </Card>
          <Card className="relative overflow-hidden">
            <BusyBar isBusy />
            <div className="flex items-center gap-3 pb-5">
              <Skeleton className="size-11 rounded-lg" />
              <Skeleton className="h-5 w-40" />
            </div>
            <SkeletonText lines={6} />
          </Card>
        </div>
      </GallerySection>
      <GallerySection title={words.toasts}>
        <GalleryRow>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                title: words.toastTitle,
                tone: 'success',
                action: { label: words.undo, onClick: () => undefined },
              })
            }
          >
            {words.toast}
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              notify({ title: words.noticeTitle, description: words.noticeText, tone: 'success' })
            }
          >
            {words.notice}
          </Button>
        </GalleryRow>
      </GallerySection>
    </>
  );
}
