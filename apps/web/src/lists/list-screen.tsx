import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { SearchField } from '@/ui/fields/search-field';
import { ListBody, type ListBodyProps } from './list-body';

interface ListScreenProps<Row> extends ListBodyProps<Row> {
  label: string;
  heading?: ReactNode;
  /** Tabs above the filters. */
  tabs?: ReactNode;
  search?: ComponentProps<typeof SearchField>;
  filters?: ReactNode;
  exports?: ReactNode;
  /** Content between the filters and the rows. */
  above?: ReactNode;
}

/** A list of cards or rows as a section of its page. */
export function ListScreen<Row>({
  label,
  heading,
  tabs,
  search,
  filters,
  exports,
  above,
  ...body
}: ListScreenProps<Row>) {
  return (
    <section aria-label={label} className="flex flex-col gap-4">
      {heading}
      {(tabs || search || filters || exports) && (
        <div
          className={clsx(
            'flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center',
            tabs && 'md:justify-between',
          )}
        >
          {tabs}
          {search && <SearchField className="md:w-80" {...search} />}
          {filters}
          {exports && <div className="md:ms-auto">{exports}</div>}
        </div>
      )}
      {above}
      <ListBody {...body} />
    </section>
  );
}
