import type { Proof } from '@chowk/domain/proofs';
import { ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';
import { ProofStatus } from './proof-status';

interface ProofHistoryProps {
  proofs: readonly Proof[];
  /** Whether the one who reads is the one who sent them. */
  isOwn: boolean;
  linkTo: (proofId: string) => ReactElement<{ className?: string; children?: ReactNode }>;
}

/** Every attempt of a deal. */
export function ProofHistory({ proofs, isOwn, linkTo }: ProofHistoryProps) {
  const t = useMessages('proofs');
  if (proofs.length === 0) return null;
  return (
    <Card title={t(isOwn ? 'history.title' : 'history.titleOfShop')}>
      <ul className="-mx-4 -mb-4 divide-y divide-line border-line border-t sm:-mx-5 sm:-mb-5">
        {proofs.map((proof) => (
          <li key={proof.id}>
            {cloneElement(
              linkTo(proof.id),
              {
                className:
                  'flex min-h-touch items-center gap-3 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5',
              },
              <span className="min-w-0 flex-1">
                <span className="block font-medium">
                  {t('view.attempt', { number: proof.attempt })}
                </span>
                <RelativeTime iso={proof.received_at} className="text-muted text-sm" />
              </span>,
              <ProofStatus status={proof.status} />,
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />,
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
