import { LEAD_STATES } from '@chowk/domain/leads';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { type LinkElement, More } from './home-more';
import type { BizmanSummary } from './my-shops.queries';

interface LeadsByStateProps {
  summary: BizmanSummary | undefined;
  leadsLink: LinkElement;
  newLead: ReactNode;
}

export function LeadsByState({ summary, leadsLink, newLead }: LeadsByStateProps) {
  const t = useMessages('myshops');
  const words = useMessages('leads');
  const states = summary && LEAD_STATES.filter((state) => summary.leads[state]);
  return (
    <Card title={t('home.leads')} actions={<More link={leadsLink} />}>
      {!states && <SkeletonText lines={3} />}
      {states?.length === 0 && <p className="text-muted">{t('home.leadsNone')}</p>}
      <dl className="grid gap-1">
        {states?.map((state) => (
          <div key={state} className="flex justify-between gap-4">
            <dt className="text-muted">{words(`status.${state}`)}</dt>
            <dd className="font-semibold tabular-nums">{summary?.leads[state]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">{newLead}</div>
    </Card>
  );
}
