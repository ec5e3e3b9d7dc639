import type { Shop } from '@chowk/domain/shops';
import { actionsOptions } from '@/features/shops/acting/acting.queries';
import { useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { useGrowingList } from '@/lists/use-growing-list';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { LogLine } from './log-line';

/** Everything a business manager did for the shop, the latest first. */
export function ActionsLog({ shop }: { shop: Shop }) {
  const t = useMessages('acting');
  const list = useGrowingList(actionsOptions(shop.id));
  return (
    <Card title={t('log.title')} description={t('log.text')}>
      <ListBody
        list={list}
        skeleton={<SkeletonText lines={4} />}
        empty={<p className="text-muted">{t('log.empty')}</p>}
        more={t('log.more')}
      >
        {(actions) => (
          <ol className="divide-y divide-line border-line border-t">
            {actions.map((action) => (
              <LogLine key={action.id} action={action} />
            ))}
          </ol>
        )}
      </ListBody>
    </Card>
  );
}
