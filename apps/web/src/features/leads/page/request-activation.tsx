import type { Lead } from '@chowk/domain/leads';
import { Rocket } from 'lucide-react';
import { useCommand } from '@/commands/use-command';
import { requestActivationRef } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';

interface RequestActivationProps {
  lead: Lead;
  onRequested: (lead: Lead) => void;
}

export function RequestActivation({ lead, onRequested }: RequestActivationProps) {
  const t = useMessages('leads');

  const { isBusy, refusalWords, run } = useCommand(requestActivationRef, {
    done: { title: t('request.done'), tone: 'neutral' },
    waiting: { title: t('request.waits'), tone: 'neutral' },
    onDone: (after) => after && onRequested(after),
  });
  const request = () => run({ id: lead.id }, { queue: { subject: lead.shop_name } });

  return (
    <Card title={t('request.title')} description={t('request.text')}>
      <div className="flex flex-col gap-4">
        {refusalWords && <Banner tone="danger" title={refusalWords} />}
        <Button
          isWide
          size="lg"
          isLoading={isBusy}
          icon={<Rocket aria-hidden className="size-5" />}
          onClick={() => void request()}
        >
          {t('request.do')}
        </Button>
      </div>
    </Card>
  );
}
