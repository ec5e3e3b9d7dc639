import { type Proof, REJECT_REASONS } from '@chowk/domain/proofs';
import { Camera, Hammer, MessageSquareText } from 'lucide-react';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Badge } from '@/ui/base/badge';
import { Card } from '@/ui/layout/card';
import { PhotoWall } from '@/ui/photo/photo-wall';
import { DisputePanel } from './dispute-panel';
import { useReasonWords } from './use-reason-words';

const ICONS = { retake: Camera, redo: Hammer, as_noted: MessageSquareText } as const;

interface RejectionCardProps {
  proof: Proof;
  /** Whether a second look was already asked for. */
  wasDisputed: boolean;
  onDisputed: () => void;
}

/** Why the photos came back and what to do about it, in both languages. */
export function RejectionCard({ proof, wasDisputed, onDisputed }: RejectionCardProps) {
  const t = useMessages('proofs');
  const words = useReasonWords();
  const reason = proof.reject_reason ?? 'other';
  const todo = REJECT_REASONS[reason];
  const Icon = ICONS[todo];
  return (
    <Card
      title={t('rejected.title')}
      className="border-danger-ink/40"
      actions={
        <Badge tone="danger" icon={<Icon aria-hidden />}>
          {t(`rejected.${todo}`)}
        </Badge>
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          {words.inEach(reason).map(({ language, text }, place) => (
            <p
              key={language}
              lang={language}
              className={place === 0 ? 'font-semibold' : 'text-muted'}
            >
              {text}
            </p>
          ))}
          <p className="mt-1">{t(`hint.${reason}`)}</p>
        </div>
        {proof.review_note && (
          <blockquote className="border-line border-s-4 ps-3">
            <p className="text-muted text-sm">{t('rejected.note')}</p>
            <p className="whitespace-pre-line">{proof.review_note}</p>
          </blockquote>
        )}
        <div>
          <p className="mb-2 text-muted text-sm">{t('rejected.was')}</p>
          <PhotoWall
            label={t('rejected.was')}
            photos={proof.photos.map(({ path }, place) => ({
              source: storedPhoto('proof-photos', path),
              alt: t('flow.photoAlt', { number: place + 1 }),
            }))}
          />
        </div>
        <DisputePanel proofId={proof.id} wasDisputed={wasDisputed} onDisputed={onDisputed} />
      </div>
    </Card>
  );
}
