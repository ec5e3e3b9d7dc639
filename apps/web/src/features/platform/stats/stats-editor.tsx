import type { PlatformStat } from '@chowk/domain/platform';
import { ChartNoAxesColumn, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { outputOrThrow } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { useWholeList } from '@/lists/use-whole-list';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LazyConfirmDialog, LazyDialog } from '@/ui/overlays/lazy-overlays';
import { StatForm } from './stat-form';
import { deletePlatformStatRef, platformStatsOptions, savePlatformStatRef } from './stats.queries';

function useStatSteps() {
  const t = useMessages('stats');
  const { isBusy, run } = useCommands({ refused: t('notDone'), isShownFirst: true });
  return {
    isBusy,
    /** Throws what it was refused for: the form that stays says so. */
    save: async (stat: PlatformStat) => {
      outputOrThrow(await run(savePlatformStatRef, stat, { done: t('saved'), refused: undefined }));
    },
    remove: ({ id }: PlatformStat) => run(deletePlatformStatRef, { id }, { done: t('removed') }),
  };
}

const LAST = 999;

function newStat(stats: readonly PlatformStat[]): PlatformStat {
  const after = Math.max(0, ...stats.map(({ display_order }) => display_order)) + 1;
  return {
    id: newId(),
    category: 'landing',
    is_active: true,
    display_order: Math.min(after, LAST),
    stat_value: '',
    stat_label: '',
    stat_label_hi: null,
  };
}

/** The figures of the front pages, in the order they are shown. */
export function StatsEditor() {
  const t = useMessages('stats');
  const list = useWholeList(platformStatsOptions());
  const stats = list.rows;
  const { save, remove } = useStatSteps();
  const [edited, setEdited] = useState<PlatformStat>();
  const [leaving, setLeaving] = useState<PlatformStat>();
  return (
    <>
      <ListTable<PlatformStat>
        label={t('title')}
        list={list}
        rowKey={({ id }) => id}
        filters={
          <Button
            icon={<Plus aria-hidden className="size-5" />}
            disabled={!stats}
            onClick={() => setEdited(newStat(stats ?? []))}
          >
            {t('add')}
          </Button>
        }
        columns={[
          { id: 'value', header: t('value'), isTitle: true, cell: (stat) => stat.stat_value },
          { id: 'label', header: t('label'), cell: (stat) => stat.stat_label },
          { id: 'labelHi', header: t('labelHi'), cell: (stat) => stat.stat_label_hi },
          { id: 'page', header: t('page'), cell: (stat) => t(`page.${stat.category}`) },
          { id: 'order', header: t('order'), align: 'end', cell: (stat) => stat.display_order },
          {
            id: 'shown',
            header: t('shown'),
            cell: ({ is_active }) => (
              <Badge tone={is_active ? 'success' : 'neutral'}>{t(is_active ? 'yes' : 'no')}</Badge>
            ),
          },
        ]}
        rowActions={(stat) => (
          <>
            <IconButton
              label={t('editOf', { what: stat.stat_label })}
              icon={<Pencil />}
              onClick={() => setEdited(stat)}
            />
            <IconButton
              label={t('removeOf', { what: stat.stat_label })}
              icon={<Trash2 />}
              onClick={() => setLeaving(stat)}
            />
          </>
        )}
        empty={<EmptyState icon={<ChartNoAxesColumn />} title={t('none')} text={t('noneText')} />}
      />
      <LazyDialog
        open={edited !== undefined}
        onOpenChange={(isOpen) => !isOpen && setEdited(undefined)}
        title={t('form')}
        description={t('formText')}
      >
        {edited && (
          <StatForm
            key={edited.id}
            stat={edited}
            onSave={async (stat) => {
              await save(stat);
              setEdited(undefined);
            }}
          />
        )}
      </LazyDialog>
      <LazyConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title={t('removeTitle', { what: leaving?.stat_label ?? '' })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        onConfirm={async () => {
          return leaving && remove(leaving);
        }}
      />
    </>
  );
}
