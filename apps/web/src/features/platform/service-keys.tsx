import type { ServiceKey } from '@chowk/domain/platform';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DataTable } from '@/ui/data-table';
import { EmptyState } from '@/ui/empty-state';
import { LazyConfirmDialog } from '@/ui/lazy-overlays';
import { RelativeTime } from '@/ui/relative-time';
import { listServiceKeysRef, revokeServiceKeyRef, serviceKeysOptions } from './console.queries';
import { NewKeyForm } from './new-key-form';
import { useConsoleStep } from './use-console-step';

/** For programs of the operator; each has its own, so that one can be shut out alone. */
export function ServiceKeys() {
  const t = useMessages('switches');
  const errorWords = useErrorWords();
  const { data, error, refetch } = useQuery(serviceKeysOptions());
  const { take } = useConsoleStep(listServiceKeysRef);
  const [leaving, setLeaving] = useState<ServiceKey>();
  return (
    <Card title={t('keys.title')} description={t('keys.text')}>
      <NewKeyForm />
      <DataTable<ServiceKey>
        className="mt-5"
        label={t('keys.title')}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowActions={(key) =>
          key.revoked_at === null && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('keys.revokeOf', { name: key.name })}
              onClick={() => setLeaving(key)}
            >
              {t('keys.revoke')}
            </Button>
          )
        }
        columns={[
          { id: 'name', header: t('keys.name'), isTitle: true, cell: ({ name }) => name },
          { id: 'hint', header: t('keys.hint'), cell: ({ hint }) => <code>…{hint}</code> },
          {
            id: 'state',
            header: t('keys.state'),
            cell: ({ revoked_at }) => (
              <Badge tone={revoked_at ? 'neutral' : 'success'}>
                {t(revoked_at ? 'keys.revoked' : 'keys.valid')}
              </Badge>
            ),
          },
          { id: 'by', header: t('keys.by'), cell: ({ created_name }) => created_name },
          {
            id: 'made',
            header: t('keys.made'),
            cell: ({ created_at }) => <RelativeTime iso={created_at} />,
          },
          {
            id: 'used',
            header: t('keys.used'),
            cell: ({ last_used_at: at }) => (at ? <RelativeTime iso={at} /> : t('keys.never')),
          },
        ]}
        error={
          error ? { error, text: errorWords(error), onRetry: () => void refetch() } : undefined
        }
        empty={<EmptyState icon={<KeyRound />} title={t('keys.none')} text={t('keys.noneText')} />}
      />
      <LazyConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title={t('keys.revokeTitle', { name: leaving?.name ?? '' })}
        description={t('keys.revokeText')}
        confirmLabel={t('keys.revoke')}
        onConfirm={async () => {
          if (!leaving) return;
          const { id, name } = leaving;
          await take(t('keys.revokeDone', { name }), () =>
            contractClient.runCommand(revokeServiceKeyRef, { id }),
          );
        }}
      />
    </Card>
  );
}
