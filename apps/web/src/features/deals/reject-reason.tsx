import { REJECT_REASON_NAMES } from '@chowk/domain/proofs';
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '@/i18n';

/** Why the photos of a deal came back. */
export function RejectReason({ reason }: { reason: string }) {
  const t = useMessages('reasons');
  const known = REJECT_REASON_NAMES.find((name) => name === reason) ?? 'other';
  return (
    <span className="flex items-center gap-1.5 font-medium text-danger-ink text-sm">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {t(`reason.${known}`)}
    </span>
  );
}
