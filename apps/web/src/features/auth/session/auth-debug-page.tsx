import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { type DebugFacts, debugFacts } from './debug-facts';
import { DebugFactsCard } from './debug-facts-card';
import { type SessionReport, sessionReport } from './session-report';

const STATE_WORDS = {
  'signed-in': 'state.signedIn',
  'access-token-expired': 'state.expired',
  'signed-out': 'state.signedOut',
} as const;

export function AuthDebugPage() {
  const t = useMessages('debug');
  const [report] = useState(() => sessionReport(Date.now()));
  const [facts, setFacts] = useState<DebugFacts>();
  useEffect(() => {
    void debugFacts().then(setFacts);
  }, []);
  const text = JSON.stringify({ ...report, ...facts }, null, 2);
  return (
    <div className="flex w-full max-w-2xl flex-col gap-5">
      <p className="text-muted">{t('intro')}</p>
      <StateCard report={report} />
      <DebugFactsCard facts={facts} />
      <Card title={t('report')} actions={<CopyButton text={text} />}>
        <pre className="overflow-x-auto whitespace-pre-wrap break-all rounded-md bg-sunken p-4 text-sm">
          {text}
        </pre>
      </Card>
    </div>
  );
}

function StateCard({ report }: { report: SessionReport }) {
  const t = useMessages('debug');
  return (
    <Card title={t('state.title')} description={t(STATE_WORDS[report.state])}>
      {report.userId && (
        <dl className="grid gap-4 sm:grid-cols-2">
          <div>
            <dt className="text-muted text-sm">{t('person')}</dt>
            <dd className="break-all font-medium">{report.userId}</dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{t('expires')}</dt>
            <dd className="font-medium">{report.expiresAt}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = useMessages('debug');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  }
  return (
    <div className="flex flex-col items-end gap-3">
      <Button
        variant="secondary"
        size="sm"
        icon={<Copy aria-hidden className="size-4" />}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
      {outcome && <Banner tone={outcome === 'copied' ? 'success' : 'warning'} title={t(outcome)} />}
    </div>
  );
}
