import { BRAND_CATEGORIES, type BrandCard as Brand } from '@chowk/domain/accounts';
import { BadgeCheck, Globe } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { BrandLogo } from './brand-logo';

/** What shops get to know of a brand: never its owner, nor its tax number. */
export function BrandCard({ brand }: { brand: Omit<Brand, 'id'> }) {
  const t = useMessages('brands');
  const category = BRAND_CATEGORIES.find((each) => each === brand.category);
  return (
    <>
      <div className="flex gap-4">
        <BrandLogo brand={brand} />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 text-lg">
            {brand.brand_name}
            {brand.is_verified && (
              <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
                {t('verified')}
              </Badge>
            )}
          </h3>
          {category && <p className="text-muted">{t(`category.${category}`)}</p>}
          {brand.website && (
            <a
              href={brand.website}
              target="_blank"
              rel="noreferrer nofollow"
              className="inline-flex min-h-touch items-center gap-1.5 break-all text-primary-ink underline"
            >
              <Globe aria-hidden className="size-4 shrink-0" />
              {brand.website.replace(/^https?:\/\//, '')}
            </a>
          )}
        </div>
      </div>
      {brand.description && <p className="mt-3 whitespace-pre-line">{brand.description}</p>}
    </>
  );
}
