import { callLink, formatDate, formatDistance, formatMobile } from '@chowk/domain/kernel';
import type { Lead } from '@chowk/domain/leads';
import { SHOP_TYPES } from '@chowk/domain/shops';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { STATE_CODES } from '@/features/leads/state-codes';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { ContactLinks } from '@/ui/base/contact-links';
import { Card } from '@/ui/layout/card';
import { Coordinates } from '@/ui/photo/coordinates';

interface LeadFactsProps {
  lead: Lead;
  /** Left out where it can no longer be changed. */
  onEdit: (() => void) | undefined;
}

export function LeadFacts({ lead, onEdit }: LeadFactsProps) {
  const t = useMessages('leads');
  const kinds = useMessages('campaigns');
  const states = useMessages('states');
  const language = useLanguage();
  const type = SHOP_TYPES.find((each) => each === lead.shop_type);
  const state = STATE_CODES.find((each) => each === lead.state_code);
  const { position, accuracy_m: metres } = lead;
  const place = [lead.address, lead.area, lead.pin_code, state && states(state)];
  return (
    <Card
      title={t('lead.details')}
      actions={
        onEdit && (
          <Button
            variant="secondary"
            size="sm"
            icon={<PencilLine aria-hidden className="size-4" />}
            onClick={onEdit}
          >
            {t('lead.edit')}
          </Button>
        )
      }
    >
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={t('field.owner')}>{lead.owner_name}</Fact>
        <Fact name={t('field.phone')}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <a
              href={callLink(lead.phone)}
              className="inline-flex min-h-touch items-center font-semibold text-primary-ink tabular-nums"
            >
              {formatMobile(lead.phone)}
            </a>
            <ContactLinks name={lead.owner_name} phone={lead.phone} />
          </div>
        </Fact>
        <Fact name={t('field.type')}>{type && kinds(`shop.${type}`)}</Fact>
        <Fact name={t('field.address')}>{place.filter(Boolean).join(', ')}</Fact>
        <Fact name={t('field.position')}>
          {position && <PlaceNoted position={position} accuracyM={metres} />}
        </Fact>
        <Fact name={t('field.email')}>{lead.email}</Fact>
        <Fact name={t('lead.written')}>
          {formatDate(lead.created_at, language, { withTime: true })}
        </Fact>
        <Fact name={t('field.notes')}>{lead.notes}</Fact>
      </dl>
    </Card>
  );
}

interface PlaceNotedProps {
  position: NonNullable<Lead['position']>;
  accuracyM: number | null;
}

function PlaceNoted({ position, accuracyM }: PlaceNotedProps) {
  const t = useMessages('leads');
  const language = useLanguage();
  return (
    <>
      {t('position.noted')}
      {accuracyM !== null && (
        <span className="block">
          {t('position.exact', { distance: formatDistance(accuracyM, language) })}
        </span>
      )}
      <Coordinates of={position} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useMessages('leads');
  const isEmpty = children === null || children === undefined || children === '';
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="whitespace-pre-line break-words">{isEmpty ? t('lead.none') : children}</dd>
    </div>
  );
}
