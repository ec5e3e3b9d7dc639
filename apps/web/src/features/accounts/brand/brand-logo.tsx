import type { Brand } from '@chowk/domain/accounts';
import { Store } from 'lucide-react';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Photo } from '@/ui/photo/photo';

export const LOGO_BUCKET = 'brand-logos';

export function BrandLogo({ brand }: { brand: Pick<Brand, 'brand_name' | 'logo_path'> }) {
  const t = useMessages('brands');
  if (!brand.logo_path) {
    return (
      <span
        aria-hidden
        className="grid size-20 shrink-0 place-items-center rounded-lg bg-role-soft text-role-ink"
      >
        <Store className="size-8" />
      </span>
    );
  }
  return (
    <Photo
      source={storedPhoto(LOGO_BUCKET, brand.logo_path)}
      alt={t('logo.alt', { name: brand.brand_name })}
      fit="contain"
      className="size-20 shrink-0"
    />
  );
}
