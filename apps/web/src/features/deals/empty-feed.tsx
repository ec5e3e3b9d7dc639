import { CircleCheck, HandCoins, Hourglass, SearchX } from 'lucide-react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CARD_CLASS } from '@/ui/layout/card';
import type { FeedTab } from './deal-tabs';

interface EmptyFeedProps {
  tab: FeedTab;
  search: string;
  onTab: (tab: FeedTab) => void;
  profileLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

const ICONS: Readonly<Record<FeedTab, ComponentType>> = {
  todo: HandCoins,
  submitted: Hourglass,
  done: CircleCheck,
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
    tab === 'todo' ? (
      <ButtonLink variant="secondary" render={profileLink}>
        {t('empty.todo.action')}
      </ButtonLink>
    ) : (
      <Button variant="secondary" onClick={() => onTab('todo')}>
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
