import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { MoneyField } from '@/ui/fields/number/money-field';
import { Card } from '@/ui/layout/card';
import { saveTradeTermsRef, tradeTermsOptions } from './products.queries';

/** The least a shop must order at once. */
export function TermsCard() {
  const t = useMessages('products');
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const { data } = useQuery(tradeTermsOptions());
  const [typed, setTyped] = useState<number | null>();
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, refusalWords, run } = useCommand(saveTradeTermsRef, {
    done: t('terms.saved'),
    onDone: (saved) => {
      queryClient.setQueryData(tradeTermsOptions().queryKey, saved);
      setTyped(undefined);
    },
  });
  const value = typed === undefined ? (data?.min_order_paise ?? null) : typed;

  function save(event: FormEvent) {
    event.preventDefault();
    setIsMissing(value === null);
    if (value !== null) void run({ min_order_paise: value });
  }

  return (
    <Card title={t('terms.title')}>
      <form noValidate className="flex max-w-sm flex-col gap-3" onSubmit={save}>
        <MoneyField
          label={t('terms.label')}
          hint={t('terms.text')}
          error={isMissing ? errors('rule.money') : refusalWords}
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
