import { formatNumber, relativeTime } from '@chowk/domain/kernel';
import { Download, GitCompare, PencilLine, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShortWords } from '@/api/errors/use-short-words';
import { changedFields } from '@/features/sync/field-words';
import { whatWords } from '@/features/sync/what-words';
import { type MessageKey, useLanguage, useMessages } from '@/i18n';
import type { ShortBrand } from '@/offline/commands/orders';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { type Reason, sizeKb } from './item-words';

export interface ItemActions {
  readonly onRetry: () => void;
  readonly onSaveCopy: () => void;
  readonly onDiscard: () => void;
  /** Only where there is a form to change it in. */
  readonly onEdit?: (() => void) | undefined;
  /** Only where two versions can be compared. */
  readonly onCompare?: (() => void) | undefined;
}

interface WaitingItemProps extends ItemActions {
  item: PendingUpload;
  nowMs: number;
  photoBytes: number;
  reasons: readonly Reason[];
}

const TONES = {
  queued: 'neutral',
  sending: 'primary',
  needs_attention: 'danger',
  editing: 'warning',
} as const;

/** One thing the person did: what, for whom, how big, how old, why it is still here, what to do. */
export function WaitingItem({ item, nowMs, photoBytes, reasons, ...actions }: WaitingItemProps) {
  const t = useMessages('sync');
  const language = useLanguage();
  const { type, subject, onBehalfOf, blobs, timestamp, state } = item;
  const fields = changedFields(item)
    .map((key) => t(key))
    .join(', ');
  const facts = [
    onBehalfOf && t('for.shop', { shop: onBehalfOf.name }),
    blobs.length > 0 && t('photos', { count: blobs.length }),
    t('size.kb', { kb: formatNumber(sizeKb(item, photoBytes)) }),
    t('made', { when: relativeTime(new Date(timestamp).toISOString(), nowMs, language) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{whatWords(t, type)}</p>
          {subject && <p>{subject}</p>}
          {fields && <p className="text-sm">{fields}</p>}
        </div>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="text-muted text-sm">{facts.join(' · ')}</p>
      <Reasons reasons={reasons} nowMs={nowMs} />
      {state !== 'sending' && <Actions {...actions} isEditing={state === 'editing'} />}
    </li>
  );
}

function Reasons({ reasons, nowMs }: Pick<WaitingItemProps, 'reasons' | 'nowMs'>) {
  const t = useMessages('sync');
  const errors = useMessages('errors');
  const language = useLanguage();
  const word = (reason: Reason): string => {
    switch (reason.kind) {
      case 'problem':
        return errors(reason.code as MessageKey<'errors'>);
      case 'next':
        return t('reason.next', {
          when: relativeTime(new Date(reason.atMs).toISOString(), nowMs, language),
        });
      case 'short':
      case 'gone':
      case 'ended':
      case 'none':
        return '';
      default:
        return t(`reason.${reason.kind}`);
    }
  };
  const [first] = reasons;
  if (!first) return null;
  if (first.kind === 'short') return <Shortfalls brands={first.brands} />;
  if (first.kind === 'gone') return <GoneProducts products={first.products} />;
  if (first.kind === 'ended') return <DealEnd words={first.words} />;
  return <p className="text-sm">{reasons.map(word).join(' · ')}</p>;
}

/** Its words are those of the checkout, which nobody else here has need of. */
function Shortfalls({ brands }: { brands: readonly ShortBrand[] }) {
  const words = useShortWords();
  return brands.map((brand) => (
    <p key={brand.brand_id} className="text-sm">
      {words(brand)}
    </p>
  ));
}

/** As the cart says it of the same line. */
function GoneProducts({ products }: { products: readonly string[] }) {
  const t = useMessages('cart');
  return products.map((product) => (
    <p key={product} className="text-sm">
      {`${product}: ${t('problem.archived')}`}
    </p>
  ));
}

/** Its words are those of the page of the deal. */
function DealEnd({ words }: { words: MessageKey<'deal'> }) {
  const t = useMessages('deal');
  return <p className="text-sm">{t(words)}</p>;
}

interface ActionsProps extends ItemActions {
  /** It is tried again once its form is saved. */
  isEditing: boolean;
}

function Actions({ onRetry, onEdit, onCompare, onSaveCopy, onDiscard, isEditing }: ActionsProps) {
  const t = useMessages('sync');
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      {onCompare && <Action label={t('conflict.open')} icon={<GitCompare />} onClick={onCompare} />}
      {!onCompare && !isEditing && (
        <Action label={t('retry')} icon={<RotateCw />} onClick={onRetry} />
      )}
      {onEdit && (
        <Action label={t(isEditing ? 'goOn' : 'edit')} icon={<PencilLine />} onClick={onEdit} />
      )}
      <Action label={t('copy')} icon={<Download />} onClick={onSaveCopy} />
      <Action label={t('discard')} icon={<Trash2 />} onClick={onDiscard} />
    </div>
  );
}

interface ActionProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

function Action({ label, icon, onClick }: ActionProps) {
  return (
    <Button variant="quiet" className="px-3! text-sm!" onClick={onClick}>
      <span aria-hidden className="[&>svg]:size-4.5">
        {icon}
      </span>
      {label}
    </Button>
  );
}
