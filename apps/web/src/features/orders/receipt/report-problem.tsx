import { needsPhoto, ORDER_PHOTO_BUCKET, ORDER_PROBLEMS, type Order } from '@chowk/domain/orders';
import { type ReactNode, useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { disputeDraft } from '@/offline/commands/orders';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Skeleton } from '@/ui/feedback/skeleton';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { disputeOrderRef } from '../orders.queries';
import { type ProblemCamera, ProblemPhotos } from './problem-photos';
import { useProblemDraft } from './use-problem-draft';

const LEAST_LETTERS = 3;
const MOST_LETTERS = 600;

interface ReportProblemProps {
  order: Order;
  camera: (slot: ProblemCamera) => ReactNode;
  onSent: (isWaiting: boolean) => void;
  onClose: () => void;
}

/** What is wrong, in words and photos. Everything typed stays until it is in the queue. */
export function ReportProblem({ order, camera, onSent, onClose }: ReportProblemProps) {
  const t = useMessages('orders');
  const { isBusy, refusalWords, run } = useCommand(disputeOrderRef, {
    onDone: () => onSent(false),
    onWaiting: () => onSent(true),
  });
  const { draft, blobs: shots, change, addBlob, addFile, remove } = useProblemDraft(order.id);
  const [isTried, setIsTried] = useState(false);
  if (!draft) return <Skeleton className="h-64 w-full" />;
  const { problem, note, photos } = draft;
  const isShort = note.trim().length < LEAST_LETTERS;
  const lacksPhoto = problem !== null && needsPhoto(problem) && photos.length === 0;

  function send() {
    setIsTried(true);
    if (problem === null || isShort || lacksPhoto) return;
    const photo_paths = photos.map(({ path }) => path);
    // The photos go first, each from where it was kept at the shutter.
    const blobs = photos.map((photo) => ({ bucket: ORDER_PHOTO_BUCKET, ...photo }) as const);
    const queue = { subject: order.brand_name, fromDraft: disputeDraft(order.id), blobs };
    void run({ id: order.id, problem, note: note.trim(), photo_paths }, { queue });
  }

  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t('problem.what')}
        value={problem}
        options={ORDER_PROBLEMS.map((value) => ({ value, label: t(`problem.${value}`) }))}
        onChange={(value) => change({ problem: value })}
        {...(isTried && problem === null ? { error: t('problem.choose') } : {})}
      />
      <TextArea
        label={t('problem.note')}
        hint={t('problem.noteHint')}
        required
        maxLength={MOST_LETTERS}
        error={isTried && isShort ? t('problem.short') : undefined}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <ProblemPhotos
        photos={photos}
        blobs={shots}
        error={isTried && lacksPhoto ? t('problem.photoNeeded') : undefined}
        camera={camera}
        onBlob={addBlob}
        onFile={addFile}
        onRemove={remove}
      />
      {refusalWords && <Banner tone="danger" title={refusalWords} />}
      <div className="flex flex-wrap gap-2">
        <Button isLoading={isBusy} onClick={send}>
          {t('problem.send')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('problem.back')}
        </Button>
      </div>
    </div>
  );
}
