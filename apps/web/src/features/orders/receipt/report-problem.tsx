import type { InputOf } from '@chowk/domain/kernel';
import {
  disputeOrder,
  ORDER_PHOTO_BUCKET,
  ORDER_PROBLEMS,
  type Order,
  type OrderProblem,
} from '@chowk/domain/orders';
import type { ReactNode } from 'react';
import { useCommand } from '@/commands/use-command';
import { type DeviceDraft, type DraftPhoto, useDeviceDraft } from '@/forms/device-draft';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import type { CameraSlot } from '@/forms/use-draft-photos';
import { useMessages } from '@/i18n';
import { disputeDraft } from '@/offline/commands/orders';
import { formDraftsWritten } from '@/offline/outbox/drafts';
import { type PendingUpload, targetOf } from '@/offline/outbox/queue-row';
import { Button } from '@/ui/base/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { disputeOrderRef } from '../orders.queries';
import { ProblemPhotos } from './problem-photos';

const MOST_LETTERS = 600;

interface ProblemValues {
  readonly problem: OrderProblem | null;
  readonly note: string;
  readonly photos: readonly DraftPhoto[];
}

const EMPTY: ProblemValues = { problem: null, note: '', photos: [] };

function openedOf({ data, blobs }: PendingUpload): ProblemValues {
  const { problem, note } = data as InputOf<typeof disputeOrder>;
  return { problem, note, photos: blobs.map(({ id, path }) => ({ blobId: id, path })) };
}

interface ReportProblemProps {
  order: Order;
  camera: (slot: CameraSlot) => ReactNode;
  onSent: (isWaiting: boolean) => void;
  onClose: () => void;
}

/** What is wrong, in words and photos. Everything typed stays until it is in the queue. */
export function ReportProblem(props: ReportProblemProps) {
  const { id } = props.order;
  const opened = useDeviceDraft<ProblemValues>({
    name: disputeDraft(id),
    command: disputeOrderRef.name,
    target: targetOf('orders', id),
    openedOf,
  });
  if (!opened) return <Skeleton className="h-64 w-full" />;
  return <ProblemForm key={opened.key} {...props} draft={opened.draft} />;
}

interface ProblemFormProps extends ReportProblemProps {
  draft: DeviceDraft<ProblemValues>;
}

function ProblemForm({ order, draft, camera, onSent, onClose }: ProblemFormProps) {
  const t = useMessages('orders');
  const { run } = useCommand(disputeOrderRef);
  const form = useCommandForm({
    schema: disputeOrder.input,
    saved: { ...EMPTY, ...draft.opened },
    draft,
    given: ({ problem, note, photos }) => ({
      id: order.id,
      problem,
      note,
      photo_paths: photos.map(({ path }) => path),
    }),
    at: ({ path }) => (path.startsWith('photo_paths') ? 'photos' : path),
    words: {
      problem: t('problem.choose'),
      'note min_string': t('problem.short'),
      photos: t('problem.photoNeeded'),
    },
    save: async (values, input) => {
      // Nothing is written of it after it is sent.
      await formDraftsWritten();
      // The photos go first, each from where it was stored at the shutter.
      const blobs = values.photos.flatMap(({ path, blobId }) =>
        blobId === undefined ? [] : [{ bucket: ORDER_PHOTO_BUCKET, path, blobId } as const],
      );
      const queue = { subject: order.brand_name, fromDraft: draft.name, blobs };
      const outcome = await run(input, { queue });
      if (outcome?.kind === 'refused') throw outcome.error;
      onSent(outcome?.kind === 'waiting');
      return values;
    },
  });

  return (
    <form {...form.box} className="flex flex-col gap-4">
      <RadioGroup
        label={t('problem.what')}
        options={ORDER_PROBLEMS.map((value) => ({ value, label: t(`problem.${value}`) }))}
        {...form.control('problem')}
      />
      <TextArea
        label={t('problem.note')}
        hint={t('problem.noteHint')}
        required
        maxLength={MOST_LETTERS}
        {...form.field('note')}
      />
      <ProblemPhotos
        orderId={order.id}
        draft={draft}
        photos={form.values.photos}
        error={form.errorOf('photos')}
        camera={camera}
        onChange={(photos) => form.change({ photos })}
      />
      <FormOutcome form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={form.isBusy}>
          {t('problem.send')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('problem.back')}
        </Button>
      </div>
    </form>
  );
}
