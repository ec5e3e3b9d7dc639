import { ChowkError } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { LogOut, Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { actingFor } from '@/api/session/acting';
import { allWritten } from '@/api/storage/durable-storage';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { actedConsentsOptions } from './acting.queries';
import { keepActing, leaveActing } from './acting-state';
import { endActing } from './begin-acting';
import { limitWords } from './limit-words';

const OVER: ReadonlySet<string> = new Set(['PGRST116', 'ACTING_REFUSED']);

async function endFor(shopId: string): Promise<void> {
  leaveActing();
  await allWritten();
  const { deleteActingStore } = await import('@/offline/store/delete-database');
  await deleteActingStore(shopId);
}

/** What the owner allows, as last known; what the server says of it decides whether acting goes on. */
function useActedConsents(shopId: string) {
  const { data, error } = useQuery(actedConsentsOptions(shopId));
  const isOver = error instanceof ChowkError && OVER.has(error.code);

  useEffect(() => {
    const acting = actingFor();
    const isHeard = data !== undefined && data.savedAt === undefined;
    if (isOver) void endFor(shopId).catch(() => undefined);
    else if (isHeard && acting) keepActing(acting);
  }, [shopId, isOver, data]);

  return { consents: data, isOver };
}

/** Always in sight while somebody acts for a shop: for which, and the way out. */
export function ActingBar() {
  const t = useMessages('acting');
  const [isLeaving, setIsLeaving] = useState(false);
  const acting = actingFor();
  if (!acting) return null;
  const { shopName: shop, as } = acting;

  function leave() {
    setIsLeaving(true);
    void endActing();
  }

  return (
    <div role="status" className="border-warning-ink/25 border-t bg-warning-soft text-warning-ink">
      <div className="gutter mx-auto flex w-full max-w-6xl items-center gap-2 py-1">
        <Store aria-hidden className="size-5 shrink-0 max-sm:hidden" />
        <p className="min-w-0 flex-1 text-sm leading-tight [overflow-wrap:anywhere]">
          {/* In Hindi what is done comes after the name: cut too early, nothing of it is left. */}
          <strong className="line-clamp-4 font-semibold sm:line-clamp-2">
            {t('bar.for', { shop })}
          </strong>
          <span className="line-clamp-2 text-ink sm:line-clamp-1">
            <span className="max-sm:sr-only">{t('bar.owner', { owner: as.full_name })} · </span>
            <Allowed shopId={acting.shopId} />
          </span>
        </p>
        <Button
          size="sm"
          variant="secondary"
          className="h-12 before:hidden"
          isLoading={isLeaving}
          icon={<LogOut aria-hidden className="size-4.5" />}
          aria-label={t('bar.exitLabel', { shop })}
          onClick={leave}
        >
          {t('bar.exit')}
        </Button>
      </div>
    </div>
  );
}

/** What the owner allows, so that nobody learns it by being refused. The line is there either way. */
function Allowed({ shopId }: { shopId: string }) {
  const t = useMessages('acting');
  const { consents, isOver } = useActedConsents(shopId);
  if (isOver) return t('bar.over');
  if (!consents) return '\u00a0';
  // The amount first: on a narrow phone the line may end early.
  const given = consents.items
    .filter(({ is_granted }) => is_granted)
    .sort((one, other) => Number(other.limit_paise !== null) - Number(one.limit_paise !== null));
  if (given.length === 0) return t('bar.nothing');
  const names = given.map((consent) => limitWords(t, consent));
  return (
    <>
      <span className="max-sm:sr-only">{t('bar.allowed')} </span>
      {names.join(', ')}
    </>
  );
}
