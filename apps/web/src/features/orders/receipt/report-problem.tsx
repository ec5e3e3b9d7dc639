import { needsPhoto, ORDER_PROBLEMS, type Order } from '@chowk/domain/orders';
import { type ReactNode, useRef, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Skeleton } from '@/ui/feedback/skeleton';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { type ProblemCamera, ProblemPhotos } from './problem-photos';
import { sendProblem } from './send-receipt';
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
  const errorWords = useErrorWords();
  const isRunning = useRef(false);
  const { draft, blobs, change, addBlob, addFile, remove } = useProblemDraft(order.id);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  if (!draft) return <Skeleton className="h-64 w-full" />;
  const { problem, note, photos } = draft;
  const isShort = note.trim().length < LEAST_LETTERS;
  const lacksPhoto = problem !== null && needsPhoto(problem) && photos.length === 0;

  async function send() {
    setIsTried(true);
    if (problem === null || isShort || lacksPhoto || isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const input = { id: order.id, problem, note: note.trim() };
      const outcome = await sendProblem(input, photos, order.brand_name);
      if (outcome.kind === 'refused') setRefusal(outcome.error);
      else onSent(outcome.kind === 'waiting');
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
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
        blobs={blobs}
        error={isTried && lacksPhoto ? t('problem.photoNeeded') : undefined}
        camera={camera}
        onBlob={addBlob}
        onFile={addFile}
        onRemove={remove}
      />
      {refusal !== undefined && <Banner tone="danger" title={errorWords(refusal)} />}
      <div className="flex flex-wrap gap-2">
        <Button isLoading={isBusy} onClick={() => void send()}>
          {t('problem.send')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('problem.back')}
        </Button>
      </div>
    </div>
  );
}
