import type { BizmanAction } from '@chowk/domain/shops';
import { useMessages } from '@/i18n';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { actionKey } from './action-words';

/** What was done, by whom, and when; of what waited on their phone also when it arrived. */
export function LogLine({ action }: { action: BizmanAction }) {
  const t = useMessages('acting');
  const { action_type, subject, bizman_name, done_at, created_at } = action;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-3">
      <span className="font-medium [overflow-wrap:anywhere]">
        {[t(actionKey(action_type)), subject].filter(Boolean).join(' – ')}
      </span>
      <span className="text-muted text-sm">
        {bizman_name} · <RelativeTime iso={done_at ?? created_at} />
        {done_at && (
          <>
            {' · '}
            {t('log.arrived')} <RelativeTime iso={created_at} />
          </>
        )}
      </span>
    </li>
  );
}
