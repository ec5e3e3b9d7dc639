import type { LeadDuplicate } from '@chowk/domain/leads';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Card } from '@/ui/layout/card';
import { useTwinWords } from './use-twin-words';

/** Shops and leads that look like this one: one shop must not be paid for twice. */
export function CaseDuplicates({ duplicates }: { duplicates: readonly LeadDuplicate[] }) {
  const t = useMessages('activation');
  const twinWords = useTwinWords();
  return (
    <Card title={t('twins.title')}>
      {duplicates.length === 0 ? (
        <p className="text-muted">{t('twins.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {duplicates.map((twin) => (
            <li
              key={`${twin.kind} ${twin.id}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1"
            >
              <Badge tone={twin.same_phone ? 'danger' : 'warning'}>{t(`twins.${twin.kind}`)}</Badge>
              <span className="font-semibold">{twin.shop_name}</span>
              <span className="text-muted text-sm">{twinWords(twin)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
