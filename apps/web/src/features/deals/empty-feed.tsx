import { CircleCheck, HandCoins, Hourglass, ListTodo, SearchX } from 'lucide-react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CARD_CLASS } from '@/ui/layout/card';
import type { DealTab } from './deals.queries';

interface EmptyFeedProps {
  tab: DealTab;
  search: string;
  onTab: (tab: DealTab) => void;
  profileLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

const ICONS: Readonly<Record<DealTab, ComponentType>> = {
  offered: HandCoins,
  accepted: ListTodo,
  submitted: Hourglass,
  done: CircleCheck,
};

/** Which list helps somebody whose list is empty. */
const NEXT: Readonly<Record<Exclude<DealTab, 'offered'>, DealTab>> = {
  accepted: 'offered',
  submitted: 'accepted',
  done: 'offered',
};

export function EmptyFeed({ tab, search, onTab, profileLink }: EmptyFeedProps) {
  const t = useMessages('deals');
  if (search !== '') {
    return (
      <div className={CARD_CLASS}>
        <EmptyState
          icon={<SearchX />}
          title={t('empty.search.title')}
          text={t('empty.search.text', { search })}
        />
      </div>
    );
  }
  const Icon = ICONS[tab];
  const action =
    tab === 'offered' ? (
      <ButtonLink variant="secondary" render={profileLink}>
        {t('empty.offered.action')}
      </ButtonLink>
    ) : (
      <Button variant="secondary" onClick={() => onTab(NEXT[tab])}>
        {t(`empty.${tab}.action`)}
      </Button>
    );
  return (
    <div className={CARD_CLASS}>
      <EmptyState
        icon={<Icon />}
        title={t(`empty.${tab}.title`)}
        text={t(`empty.${tab}.text`)}
        action={action}
      />
    </div>
  );
}
