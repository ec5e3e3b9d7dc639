import { formatDate } from '@chowk/domain/kernel';
import type { ServiceKey } from '@chowk/domain/platform';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { revokeServiceKeyRef, serviceKeysOptions } from '@/features/platform/console.queries';
import { ConfirmersNote } from '@/features/platform/proposals/confirmers-note';
import { useLanguage, useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { Badge, type Tone } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { NewKeyForm } from './new-key-form';

const TONES: Readonly<Record<ServiceKey['state'], Tone>> = {
  waiting: 'warning',
  active: 'success',
  expired: 'neutral',
  revoked: 'neutral',
};

/** For programs of the operator; each has its own, so that one can be shut out alone. */
export function ServiceKeys() {
  const t = useMessages('switches');
  const language = useLanguage();
  const list = usePagedList({}, serviceKeysOptions);
  const { run } = useCommand(revokeServiceKeyRef, { refused: t('notDone'), isShownFirst: true });
  const [leaving, setLeaving] = useState<ServiceKey>();
  return (
    <Card title={t('keys.title')} description={t('keys.text')}>
      <ConfirmersNote />
      <NewKeyForm />
      <ListTable<ServiceKey>
        className="mt-5"
        label={t('keys.title')}
        list={list}
        rowKey={({ id }) => id}
        rowActions={(key) =>
          (key.state === 'waiting' || key.state === 'active') && (
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
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(`keys.is.${state}`)}</Badge>,
          },
          {
            id: 'may',
            header: t('keys.may'),
            cell: ({ scopes }) => scopes.map((scope) => t(`scope.${scope}`)).join(', '),
          },
          {
            id: 'until',
            header: t('keys.until'),
            cell: ({ expires_at }) => formatDate(expires_at, language),
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
          return run({ id }, { done: t('keys.revokeDone', { name }) });
        }}
      />
    </Card>
  );
}
