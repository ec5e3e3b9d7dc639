import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import type { Paging } from './data-table-types';

export function DataTablePaging({
  hasNext,
  hasPrevious,
  onNext,
  onPrevious,
  summary,
  isBusy,
}: Paging & { isBusy: boolean }) {
  const t = useMessages('ui');
  if (!hasNext && !hasPrevious && !summary) return null;
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-3 border-line pt-3 md:border-t md:px-4 md:py-2"
    >
      <p className="text-muted text-sm tabular-nums">{summary}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={!hasPrevious || isBusy}
          icon={<ChevronLeft aria-hidden className="-ms-1 size-4" />}
          onClick={onPrevious}
        >
          {t('previous')}
        </Button>
        <Button size="sm" variant="secondary" disabled={!hasNext || isBusy} onClick={onNext}>
          {t('next')}
          <ChevronRight aria-hidden className="-me-1 size-4" />
        </Button>
      </div>
    </nav>
  );
}
