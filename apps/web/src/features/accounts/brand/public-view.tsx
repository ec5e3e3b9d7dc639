import type { Brand } from '@chowk/domain/accounts';
import { useMessages } from '@/i18n';
import { Card } from '@/ui/layout/card';
import { BrandCard } from './brand-card';

/** A brand's own look at what shops see of it. */
export function PublicView({ brand }: { brand: Brand }) {
  const t = useMessages('brands');
  return (
    <Card title={t('public.title')} description={t('public.text')}>
      <BrandCard brand={brand} />
    </Card>
  );
}
