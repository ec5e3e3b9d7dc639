import type { answerOrderDispute, Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { commandRef } from '@/api/client/contract-ref';
import { formDraft } from '@/api/storage/form-draft';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextArea } from '@/ui/fields/text-area';
import { readBrandOrderRef } from './brand-orders.queries';

const answerRef = commandRef<typeof answerOrderDispute>('order_dispute_answer');
const LEAST_LETTERS = 3;
const MOST_LETTERS = 600;

/** What the brand says to it, once: the team reads both sides before it decides. */
export function AnswerDispute({ order }: { order: Order }) {
  const t = useMessages('brandorders');
  const queryClient = useQueryClient();
  const typed = formDraft<{ answer: string }>('order-answer', order.id);
  const [answer, putAnswer] = useState(() => typed.read().answer ?? '');
  const [isTried, setIsTried] = useState(false);
  const isShort = answer.trim().length < LEAST_LETTERS;

  function setAnswer(next: string) {
    putAnswer(next);
    typed.write(next === '' ? {} : { answer: next });
  }

  const { isBusy, refusalWords, run } = useCommand(answerRef, {
    done: t('answer.done'),
    onDone: (after) => {
      typed.write({});
      queryClient.setQueryData([readBrandOrderRef.name, { id: order.id }], after);
    },
  });

  function send() {
    setIsTried(true);
    if (!isShort) void run({ id: order.id, answer: answer.trim() });
  }

  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('answer.label')}
        hint={t('answer.hint')}
        maxLength={MOST_LETTERS}
        error={isTried && isShort ? t('answer.short') : undefined}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {refusalWords && <Banner tone="danger" title={refusalWords} />}
      <Button className="self-start" isLoading={isBusy} onClick={send}>
        {t('answer.send')}
      </Button>
    </div>
  );
}
