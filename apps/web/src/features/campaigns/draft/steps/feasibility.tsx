import { formatNumber } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { DraftValues } from '@/features/campaigns/draft/draft-fields';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { StatTile } from '@/ui/charts/stat-tile';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { HoldSum } from './hold-sum';
import { useFeasibility } from './use-feasibility';

interface FeasibilityProps {
  values: DraftValues;
  /** With what it costs, once there is a price. */
  withMoney?: boolean;
  /** A link that adds what is missing to the wallet. */
  addMoney?: ((paise: number) => ReactNode) | undefined;
}

/** How many shops it would reach, who will likely come, what it holds: before anything is paid. */
export function Feasibility({ values, withMoney = false, addMoney }: FeasibilityProps) {
  const t = useMessages('wizard');
  const ui = useMessages('ui');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useFeasibility(values);
  // Who will come depends on what they are paid: before that there is nothing to say, and of one
  // shop nobody can tell.
  const isPriced = values.payout_paise !== null && values.shop_id === null;
  const isShort =
    isPriced && data && values.slots !== null && data.expected_acceptances < values.slots;
  if (error && !data) {
    return (
      <Banner
        tone="warning"
        title={errorWords(error)}
        action={
          <Button
            size="sm"
            variant="secondary"
            isLoading={isFetching}
            onClick={() => void refetch()}
          >
            {ui('retry')}
          </Button>
        }
      />
    );
  }
  return (
    <Card title={t('feasible.title')} aria-busy={isFetching}>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-pair gap-3">
          <StatTile
            label={t('feasible.matching')}
            isLoading={!data}
            value={data && formatNumber(data.matching_shops)}
          />
          {isPriced && (
            <StatTile
              label={t('feasible.acceptances')}
              isLoading={!data}
              value={data && formatNumber(data.expected_acceptances)}
            />
          )}
        </div>
        {isShort && withMoney && <Banner tone="warning" title={t('feasible.few')} />}
        {withMoney && data && values.payout_paise !== null && (
          <HoldSum
            payoutPaise={values.payout_paise}
            slots={values.slots ?? 0}
            figures={data}
            addMoney={addMoney}
          />
        )}
      </div>
    </Card>
  );
}
