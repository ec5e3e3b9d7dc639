import type { UpkeepState as State } from '@chowk/domain/upkeep';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';

const TONES: Readonly<Record<State, Tone>> = {
  waiting: 'neutral',
  running: 'primary',
  done: 'success',
  failed: 'danger',
};

/** While it is under way it changes before one's eyes, so it is heard as well. */
export function UpkeepState({ status, error }: { status: State; error: string | null }) {
  const t = useMessages('upkeep');
  const isUnderWay = status === 'waiting' || status === 'running';
  return (
    <span role={isUnderWay ? 'status' : undefined} className="flex flex-wrap items-center gap-x-2">
      <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>
      {error && <span className="wrap-anywhere text-muted text-sm">{error}</span>}
    </span>
  );
}
