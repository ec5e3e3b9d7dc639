import { saveTradeTerms } from '@chowk/domain/products';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
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
  const { run } = useCommand(saveTradeTermsRef, {
    done: t('terms.saved'),
    onDone: (terms) => queryClient.setQueryData(tradeTermsOptions().queryKey, terms),
  });
  const saved: { min_order_paise: number | null } = {
    min_order_paise: data?.min_order_paise ?? null,
  };
  const form = useCommandForm({
    schema: saveTradeTerms.input,
    saved,
    words: { number: errors('rule.money') },
    save: async (_, terms) => outputOrThrow(await run(terms)),
  });

  return (
    <Card title={t('terms.title')}>
      <form {...form.box} className="flex max-w-sm flex-col gap-3">
        <MoneyField
          label={t('terms.label')}
          hint={t('terms.text')}
          {...form.control('min_order_paise')}
        />
        <FormOutcome form={form} />
        <Button
          type="submit"
          variant="secondary"
          className="self-start"
          disabled={!form.isDirty}
          isLoading={form.isBusy}
        >
          {t('terms.save')}
        </Button>
      </form>
    </Card>
  );
}
