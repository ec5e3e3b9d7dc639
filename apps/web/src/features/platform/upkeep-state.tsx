import type { UpkeepState as State } from '@chowk/domain/upkeep';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/badge';

const TONES: Readonly<Record<State, Tone>> = {
  waiting: 'neutral',
  running: 'primary',
  done: 'success',
  failed: 'danger',
};

/** Heard as well as seen: it changes while the page is open. */
export function UpkeepState({ status, error }: { status: State; error: string | null }) {
  const t = useMessages('upkeep');
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-2">
      <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>
      {error && <span className="wrap-anywhere text-muted text-sm">{error}</span>}
    </span>
  );
}
