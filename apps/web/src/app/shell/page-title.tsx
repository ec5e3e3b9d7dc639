import type { TitleKey } from '@/app/router/page-meta';
import { useMessages } from '@/i18n';

/** The title of the browser tab. */
export function DocumentTitle({ of }: { of: TitleKey }) {
  const t = useMessages('shell');
  const core = useMessages('core');
  return <title>{`${t(of)} · ${core('app.name')}`}</title>;
}
