import { formatDate } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { readBuildFacts } from './build-facts';
import { useVersion } from './use-version';

const ANSWERS = {
  'up-to-date': 'version.upToDate',
  found: 'version.updateFound',
  failed: 'version.checkFailed',
} as const;

export function VersionPage() {
  const t = useMessages('pwa');
  const language = useLanguage();
  const { worker, server, answer, isChecking, check } = useVersion();
  const buildFacts = readBuildFacts();
  const serverWords =
    server &&
    (server.version ??
      t(server.version === null ? 'version.serverUnreachable' : 'version.unknown'));
  return (
    <div className="flex w-full max-w-2xl flex-col gap-6">
      <PageHeader title={t('version.title')} description={t('version.text')} />
      <Card>
        <dl className="divide-y divide-line">
          <Fact label={t('version.app')} value={buildFacts?.version ?? t('version.unknown')} />
          <Fact
            label={t('version.built')}
            value={
              buildFacts
                ? formatDate(buildFacts.builtAt, language, { withTime: true })
                : t('version.unknown')
            }
          />
          <Fact label={t('version.commit')} value={buildFacts?.commit ?? t('version.unknown')} />
          <Fact label={t('version.worker')} value={worker && t(`worker.${worker}`)} />
          <Fact label={t('version.server')} value={serverWords} />
        </dl>
      </Card>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button isLoading={isChecking} onClick={check}>
          {t('version.check')}
        </Button>
        <ButtonLink variant="secondary" render={<a href="/clear-cache">{null}</a>}>
          {t('version.clearCache')}
        </ButtonLink>
      </div>
      <p role="status" className="min-h-6 font-medium">
        {answer && !isChecking && t(ANSWERS[answer])}
      </p>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3 first:pt-0 last:pb-0">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">
        {value ?? <Skeleton className="my-1 h-4 w-24" />}
      </dd>
    </div>
  );
}
