import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toast-store';
import { MoneyField } from '@/ui/fields/money-field';
import { Card } from '@/ui/layout/card';
import { saveTradeTermsRef, tradeTermsOptions } from './products.queries';

/** The least a shop must order at once. */
export function TermsCard() {
  const t = useMessages('products');
  const errors = useMessages('errors');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const { data } = useQuery(tradeTermsOptions());
  const [typed, setTyped] = useState<number | null>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const value = typed === undefined ? (data?.min_order_paise ?? null) : typed;

  async function save() {
    if (value === null) {
      setRefusal(errors('rule.money'));
      return;
    }
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const terms = { min_order_paise: value };
      const saved = await contractClient.runCommand(saveTradeTermsRef, terms);
      queryClient.setQueryData(tradeTermsOptions().queryKey, saved);
      setTyped(undefined);
      showToast({ title: t('terms.saved'), tone: 'success' });
    } catch (error) {
      setRefusal(errorWords(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card title={t('terms.title')}>
      <form
        noValidate
        className="flex max-w-sm flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <MoneyField
          label={t('terms.label')}
          hint={t('terms.text')}
          error={refusal}
          value={value}
          onChange={setTyped}
        />
        <Button
          type="submit"
          variant="secondary"
          className="self-start"
          disabled={typed === undefined || typed === data?.min_order_paise}
          isLoading={isBusy}
        >
          {t('terms.save')}
        </Button>
      </form>
    </Card>
  );
}
