import { answerOrderDispute, type Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { commandRef } from '@/api/client/contract-ref';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { readBrandOrderRef } from './brand-orders.queries';

const answerRef = commandRef<typeof answerOrderDispute>('order_dispute_answer');
const MOST_LETTERS = 600;
const NOTHING = { answer: '' };

/** What the brand says to it, once: the team reads both sides before it decides. */
export function AnswerDispute({ order }: { order: Order }) {
  const t = useMessages('brandorders');
  const queryClient = useQueryClient();
  const { run } = useCommand(answerRef, {
    done: t('answer.done'),
    onDone: (after) => queryClient.setQueryData([readBrandOrderRef.name, { id: order.id }], after),
  });
  const form = useCommandForm({
    schema: answerOrderDispute.input,
    saved: NOTHING,
    draft: formDraft('order-answer', order.id),
    words: { min_string: t('answer.short') },
    save: async (_, { answer }) => {
      outputOrThrow(await run({ id: order.id, answer }));
    },
  });
  return (
    <form {...form.box} className="flex flex-col gap-3">
      <TextArea
        label={t('answer.label')}
        hint={t('answer.hint')}
        maxLength={MOST_LETTERS}
        {...form.field('answer')}
      />
      <FormOutcome form={form} />
      <Button type="submit" className="self-start" isLoading={form.isBusy}>
        {t('answer.send')}
      </Button>
    </form>
  );
}
