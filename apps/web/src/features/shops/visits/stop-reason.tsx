import { formatDate, relativeTime } from '@chowk/domain/kernel';
import type { DayStop, ShopHealth } from '@chowk/domain/shops';
import { useLanguage, useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { useNow } from '@/ui/feedback/use-now';

type Stop = DayStop<ShopHealth>;

const TONES: Readonly<Record<Stop['reasons'][number], Tone>> = {
  proof_due: 'warning',
  details: 'danger',
  start: 'primary',
  quiet: 'neutral',
};

interface StopProps {
  stop: Stop;
}

/** Every reason to go there, the most pressing first. */
export function StopReasons({ stop: { item, reasons } }: StopProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {reasons.map((reason) => (
        <li key={reason}>
          <Reason item={item} reason={reason} />
        </li>
      ))}
    </ul>
  );
}

/** The most pressing of them, where there is room for one. */
export function StopReason({ stop: { item, reasons } }: StopProps) {
  const [reason] = reasons;
  return reason === undefined ? null : <Reason item={item} reason={reason} />;
}

function Reason({ item, reason }: { item: ShopHealth; reason: Stop['reasons'][number] }) {
  const t = useMessages('myshops');
  return (
    <Badge tone={TONES[reason]} className="max-w-full overflow-hidden">
      {reason === 'proof_due' ? <DueWords dueAt={item.next_due_at} /> : t(`why.${reason}`)}
    </Badge>
  );
}

function DueWords({ dueAt }: { dueAt: string | null }) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const nowMs = useNow();
  if (dueAt === null) return null;
  const isLate = Date.parse(dueAt) < nowMs;
  return (
    <time dateTime={dueAt} title={formatDate(dueAt, language, { withTime: true })}>
      {t(isLate ? 'why.late' : 'why.proof_due', { when: relativeTime(dueAt, nowMs, language) })}
    </time>
  );
}
