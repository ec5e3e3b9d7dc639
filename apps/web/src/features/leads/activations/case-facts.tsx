import { formatDate, formatDistance, formatMobile } from '@chowk/domain/kernel';
import { SHOP_TYPES } from '@chowk/domain/shops';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Card } from '@/ui/layout/card';
import { Coordinates } from '@/ui/photo/coordinates';
import type { ActivationRequest } from './activation-request';

/** Who it is, how the phone was proved, where it stands, and who asks. */
export function CaseFacts({ request }: { request: ActivationRequest }) {
  const t = useMessages('activation');
  const kinds = useMessages('campaigns');
  const language = useLanguage();
  const { lead, record } = request;
  const exact = (iso: string | null) =>
    iso === null ? t('none') : formatDate(iso, language, { withTime: true });
  const type = SHOP_TYPES.find((each) => each === lead.shop_type);
  const at = lead.position;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Card title={t('facts.owner')}>
        <dl className="grid gap-1">
          <Fact name={t('facts.name')}>{lead.owner_name}</Fact>
          <Fact name={t('facts.phone')}>{formatMobile(lead.phone)}</Fact>
          <Fact name={t('facts.verified')}>{exact(lead.phone_verified_at)}</Fact>
          <Fact name={t('facts.email')}>{lead.email ?? t('none')}</Fact>
        </dl>
      </Card>
      <Card title={t('facts.shop')}>
        <dl className="grid gap-1">
          <Fact name={t('facts.type')}>{type ? kinds(`shop.${type}`) : t('none')}</Fact>
          <Fact name={t('facts.address')}>
            {[lead.address, lead.area, lead.pin_code].filter(Boolean).join(', ')}
          </Fact>
          <Fact name={t('facts.position')}>
            {at ? t('facts.positionNoted') : t('none')}
            {at && <Coordinates of={at} />}
          </Fact>
          {lead.accuracy_m !== null && (
            <Fact name={t('facts.accuracy')}>{formatDistance(lead.accuracy_m, language)}</Fact>
          )}
        </dl>
      </Card>
      <Card title={t('facts.bizman')}>
        <dl className="grid gap-1">
          <Fact name={t('facts.name')}>{request.requested_by_name}</Fact>
          <Fact name={t('facts.requested')}>{exact(request.created_at)}</Fact>
          <Fact name={t('facts.converted')}>{record.converted}</Fact>
          <Fact name={t('facts.rejected')}>{record.rejected}</Fact>
        </dl>
      </Card>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </div>
  );
}
