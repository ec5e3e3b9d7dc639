import { Link } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { Catalogue } from '@/features/products/catalogue';
import { TermsCard } from '@/features/products/terms-card';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

const ICON = 'size-5';

/** The brand's products, how to add more, and its trade terms. */
export function CataloguePanel() {
  const t = useMessages('products');
  const newProduct = (
    <ButtonLink
      icon={<Plus aria-hidden className={ICON} />}
      render={<Link to="/products" search={{ edit: 'new' }} />}
    >
      {t('new')}
    </ButtonLink>
  );
  const importLink = (
    <ButtonLink
      variant="secondary"
      icon={<FileUp aria-hidden className={ICON} />}
      render={<Link to="/products" search={{ tab: 'import' }} />}
    >
      {t('import.link')}
    </ButtonLink>
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        {newProduct}
        {importLink}
      </div>
      <Catalogue
        newProduct={newProduct}
        importLink={importLink}
        linkTo={({ id }, content) => (
          <Link to="/products" search={{ edit: id }}>
            {content}
          </Link>
        )}
      />
      <TermsCard />
    </div>
  );
}
