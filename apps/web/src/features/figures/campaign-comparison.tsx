import { formatNumber } from '@chowk/domain/kernel';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Card } from '@/ui/layout/card';
import { DataTable } from '@/ui/table/data-table';
import type { BrandFigures } from './figures.queries';

interface CampaignComparisonProps {
  campaigns: BrandFigures['campaigns'];
  link: (id: string, content: ReactNode) => ReactNode;
}

/** Campaigns side by side, the dearest first. */
export function CampaignComparison({ campaigns, link }: CampaignComparisonProps) {
  const t = useMessages('analytics');
  return (
    <Card title={t('brand.campaigns')} description={t('brand.campaignsText')}>
      <DataTable
        label={t('brand.campaigns')}
        rows={campaigns}
        rowKey={({ id }) => id}
        rowLink={({ id }, content) => link(id, content)}
        columns={[
          { id: 'title', header: t('brand.campaign'), isTitle: true, cell: ({ title }) => title },
          {
            id: 'accepted',
            header: t('kind.accepted'),
            align: 'end',
            cell: ({ accepted }) => formatNumber(accepted),
          },
          {
            id: 'approved',
            header: t('kind.approved'),
            align: 'end',
            cell: ({ approved }) => formatNumber(approved),
          },
          {
            id: 'spend',
            header: t('brand.spend'),
            align: 'end',
            cell: ({ spend_paise }) => <Money paise={spend_paise} />,
          },
        ]}
        empty={<EmptyState icon={<ChartNoAxesColumn />} title={t('brand.none')} />}
      />
    </Card>
  );
}
