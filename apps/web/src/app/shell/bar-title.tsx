import type { PageMeta } from '@/app/router/page-meta';
import { useMessages } from '@/i18n';
import { Brand } from './brand';

/** The title in the bar. A page with a heading of its own keeps it the only one, and the bar plain. */
export function BarTitle({ meta }: { meta: PageMeta }) {
  const t = useMessages('shell');
  const look = 'min-w-0 flex-1 truncate font-heading font-semibold text-lg md:text-xl';
  if (meta.hasOwnHeading) {
    return (
      <div className="flex-1">
        <span className="md:hidden">
          <Brand />
        </span>
      </div>
    );
  }
  return <h1 className={look}>{t(meta.title)}</h1>;
}
