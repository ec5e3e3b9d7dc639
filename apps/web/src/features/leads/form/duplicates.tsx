import { formatDistance } from '@chowk/domain/kernel';
import type { LeadDuplicate } from '@chowk/domain/leads';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import type { LeadValues } from './lead-fields';
import { useDuplicates } from './use-duplicates';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface DuplicatesProps {
  /** The lead being written is not its own duplicate. */
  id: string;
  values: LeadValues;
  linkTo: (leadId: string) => LinkElement;
}

/** The same number is another shop's for sure: it stands in red, where the number is typed. */
export function SamePhone({ id, values, linkTo }: DuplicatesProps) {
  const t = useMessages('leads');
  const same = useDuplicates(id, values).find(({ same_phone: isSame }) => isSame);
  if (!same) return null;
  const title = same.kind === 'account' ? 'same.account' : same.is_own ? 'same.own' : 'same.lead';
  return (
    <Banner
      tone="danger"
      title={t(title)}
      text={t('same.text')}
      action={<OpenOwn found={same} linkTo={linkTo} />}
    />
  );
}

/** Alike by name and area, or by place: whoever stands there can tell. */
export function Alike({ id, values, linkTo }: DuplicatesProps) {
  const t = useMessages('leads');
  const language = useLanguage();
  const alike = useDuplicates(id, values).filter(({ same_phone: isSame }) => !isSame);
  if (alike.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t('alike.title')}
      text={
        <span className="flex flex-col gap-2 pt-1">
          {alike.map((found) => (
            <span key={`${found.kind} ${found.id}`} className="flex flex-col">
              <span className="font-semibold">
                {[found.shop_name, found.area].filter(Boolean).join(', ')}
              </span>
              <span>
                {[
                  t(
                    found.kind === 'shop'
                      ? 'alike.shop'
                      : found.is_own
                        ? 'alike.own'
                        : 'alike.lead',
                  ),
                  found.distance_m !== null &&
                    t('distance.away', { distance: formatDistance(found.distance_m, language) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <OpenOwn found={found} linkTo={linkTo} />
            </span>
          ))}
        </span>
      }
    />
  );
}

function OpenOwn({ found, linkTo }: { found: LeadDuplicate; linkTo: DuplicatesProps['linkTo'] }) {
  const t = useMessages('leads');
  if (found.kind !== 'lead' || !found.is_own || found.id === null) return null;
  return (
    <ButtonLink variant="secondary" size="sm" className="self-start" render={linkTo(found.id)}>
      {t('next.open')}
    </ButtonLink>
  );
}
