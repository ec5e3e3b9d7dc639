import { useQuery } from '@tanstack/react-query';
import { IndianRupee } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { CardLink } from '@/ui/card';
import { allTopupsOptions } from './ledger.queries';

const COUNTED = 20;

/** How many payments of brands wait to be compared with the bank's statement. */
export function MoneyTile({
  link,
}: {
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}) {
  const t = useMessages('money');
  const { data } = useQuery(allTopupsOptions({ status: 'requested', limit: COUNTED }));
  function waiting(): string {
    const count = data?.items.length ?? 0;
    if (count === 0) return t('tile.topupsNone');
    return t(data?.nextCursor ? 'tile.topupsMore' : 'tile.topups', { count });
  }

  return (
    <CardLink render={link} className="flex items-center gap-4">
      <IndianRupee aria-hidden className="size-8 shrink-0 text-role-ink" />
      <span className="min-w-0">
        <span className="block font-heading font-semibold text-lg">{t('tile.title')}</span>
        <span className="block text-muted">{data ? waiting() : t('tile.text')}</span>
      </span>
    </CardLink>
  );
}
