import type { Lead } from '@chowk/domain/leads';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { requestActivationRef } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toast-store';
import { Card } from '@/ui/layout/card';

interface RequestActivationProps {
  lead: Lead;
  onRequested: (lead: Lead) => void;
}

export function RequestActivation({ lead, onRequested }: RequestActivationProps) {
  const t = useMessages('leads');
  const errorWords = useErrorWords();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function request() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { submitCommand } = await import('@/offline/send/submit-command');
      const options = { subject: lead.shop_name };
      const outcome = await submitCommand(requestActivationRef, { id: lead.id }, options);
      if (outcome.kind === 'refused') throw outcome.error;
      showToast({ title: t(outcome.kind === 'done' ? 'request.done' : 'request.waits') });
      if (outcome.kind === 'done' && outcome.output) onRequested(outcome.output);
    } catch (error) {
      setProblem(errorWords(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card title={t('request.title')} description={t('request.text')}>
      <div className="flex flex-col gap-4">
        {problem && <Banner tone="danger" title={problem} />}
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
