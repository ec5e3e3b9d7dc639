import type { answerOrderDispute, Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { commandRef } from '@/api/client/contract-ref';
import { useErrorWords } from '@/api/errors/use-error-words';
import { formDraft } from '@/api/storage/form-draft';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toast-store';
import { TextArea } from '@/ui/fields/text-area';
import { listBrandOrdersRef, readBrandOrderRef } from './brand-orders.queries';

const answerRef = commandRef<typeof answerOrderDispute>('order_dispute_answer');
const LEAST_LETTERS = 3;
const MOST_LETTERS = 600;

/** What the brand says to it, once: the team reads both sides before it decides. */
export function AnswerDispute({ order }: { order: Order }) {
  const t = useMessages('brandorders');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const typed = formDraft<{ answer: string }>('order-answer', order.id);
  const [answer, putAnswer] = useState(() => typed.read().answer ?? '');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const isShort = answer.trim().length < LEAST_LETTERS;

  function setAnswer(next: string) {
    putAnswer(next);
    typed.write(next === '' ? {} : { answer: next });
  }

  async function send() {
    setIsTried(true);
    if (isShort) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const input = { id: order.id, answer: answer.trim() };
      const after = await contractClient.runCommand(answerRef, input);
      typed.write({});
      queryClient.setQueryData([readBrandOrderRef.name, { id: order.id }], after);
      void queryClient.invalidateQueries({ queryKey: [listBrandOrdersRef.name] });
      showToast({ title: t('answer.done'), tone: 'success' });
    } catch (error) {
      setRefusal(error);
    } finally {
      setIsBusy(false);
    }
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
      {refusal !== undefined && <Banner tone="danger" title={errorWords(refusal)} />}
      <Button className="self-start" isLoading={isBusy} onClick={() => void send()}>
        {t('answer.send')}
      </Button>
    </div>
  );
}
