import { useMessages } from '@/i18n';
import type { PageMeta, TitleKey } from '../page-meta';

/** The name of the page in the browser's own list of tabs and pages. */
export function DocumentTitle({ of }: { of: TitleKey }) {
  const t = useMessages('shell');
  const core = useMessages('core');
  return <title>{`${t(of)} · ${core('app.name')}`}</title>;
}

/** The title in the bar. A page that shows a heading of its own keeps the only heading. */
export function BarTitle({ meta }: { meta: PageMeta }) {
  const t = useMessages('shell');
  const look = 'min-w-0 flex-1 truncate font-heading font-semibold text-lg md:text-xl';
  if (meta.hasOwnHeading) return <p className={look}>{t(meta.title)}</p>;
  return <h1 className={look}>{t(meta.title)}</h1>;
}
