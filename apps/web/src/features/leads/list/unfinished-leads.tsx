import { PencilLine, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UnfinishedLead } from '@/features/leads/form/lead-draft';
import { useMessages } from '@/i18n';
import { onSyncEvent } from '@/offline/store/events';
import { ButtonLink } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { CARD_CLASS } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import type { LinkElement } from './lead-card';

const loadDrafts = () => import('@/features/leads/form/lead-draft');

function useUnfinished() {
  const [unfinished, setUnfinished] = useState<readonly UnfinishedLead[]>([]);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isWanted = reads >= 0;
    loadDrafts()
      .then(({ listUnfinished }) => listUnfinished())
      .then((found) => isWanted && setUnfinished(found))
      // A browser that keeps nothing has nothing unfinished.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [reads]);
  useEffect(
    () => onSyncEvent(({ type }) => type === 'queue.changed' && setReads((count) => count + 1)),
    [],
  );
  return { unfinished, refresh: () => setReads((count) => count + 1) };
}

/** What was begun at a counter and not saved: the phone rang, or the app was killed. */
export function UnfinishedLeads({ linkTo }: { linkTo: (draftId: string) => LinkElement }) {
  const t = useMessages('leads');
  const { unfinished, refresh } = useUnfinished();
  const [dropping, setDropping] = useState<UnfinishedLead>();
  const nameOf = ({ shopName }: UnfinishedLead) => shopName || t('unfinished.noName');
  if (unfinished.length === 0) return null;
  return (
    <section className={`${CARD_CLASS} p-4`}>
      <h2 className="mb-2 text-base">{t('unfinished.title')}</h2>
      <ul className="flex flex-col gap-1">
        {unfinished.map((lead) => (
          <li key={lead.id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">{nameOf(lead)}</span>
            <ButtonLink
              variant="secondary"
              size="sm"
              icon={<PencilLine aria-hidden className="size-4" />}
              render={linkTo(lead.id)}
            >
              {t('unfinished.go')}
            </ButtonLink>
            <IconButton
              label={`${t('unfinished.drop')}: ${nameOf(lead)}`}
              icon={<Trash2 aria-hidden className="size-5" />}
              onClick={() => setDropping(lead)}
            />
          </li>
        ))}
      </ul>
      <LazyConfirmDialog
        open={dropping !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDropping(undefined)}
        title={t('unfinished.dropAsk')}
        description={t('unfinished.dropText')}
        losses={dropping ? [nameOf(dropping)] : []}
        confirmLabel={t('unfinished.drop')}
        onConfirm={async () => {
          if (dropping) await (await loadDrafts()).dropUnfinished(dropping.id);
          refresh();
        }}
      />
    </section>
  );
}
