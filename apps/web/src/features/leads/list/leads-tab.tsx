import { Plus, UserRoundPlus } from 'lucide-react';
import { leadsOptions } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { useGrowingList } from '@/lists/use-growing-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CARD_CLASS } from '@/ui/layout/card';
import { ThumbLink } from '@/ui/layout/thumb-link';
import type { LinkElement } from './lead-card';
import { Pipeline, type PipelineProps } from './pipeline';
import { UnfinishedLeads } from './unfinished-leads';

interface LeadsTabProps extends PipelineProps {
  newLink: LinkElement;
  draftLink: (draftId: string) => LinkElement;
}

const EVERYTHING = { status: undefined, search: '' };

/** A bizman's pipeline: what was begun, what is where, what to do next. */
export function LeadsTab({ newLink, draftLink, ...pipeline }: LeadsTabProps) {
  const t = useMessages('leads');
  const { rows } = useGrowingList(leadsOptions(EVERYTHING));
  return (
    <div className="flex flex-1 flex-col gap-4">
      <UnfinishedLeads linkTo={draftLink} />
      {rows?.length === 0 ? (
        <div className={CARD_CLASS}>
          <EmptyState icon={<UserRoundPlus />} title={t('empty.title')} text={t('empty.text')} />
        </div>
      ) : (
        <Pipeline {...pipeline} />
      )}
      <ThumbLink icon={<Plus aria-hidden className="size-6" />} render={newLink}>
        {t('new')}
      </ThumbLink>
    </div>
  );
}
