import { useMessages } from '@/i18n';
import type { RefreshProblem } from './session-upkeep';

/** The catalogue's sentence for what the last renewal answered. */
export function SessionProblem({ problem }: { problem: RefreshProblem | undefined }) {
  const t = useMessages('session');
  if (!problem) return null;
  const words =
    problem.kind === 'failed'
      ? t('error.failed', { message: problem.message })
      : t(`error.${problem.kind}`);
  return (
    <p className="text-ink text-sm">
      {problem.kind === 'failed' && `${t('alert.detail')}. `}
      {words}
    </p>
  );
}
