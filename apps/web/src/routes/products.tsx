import { createFileRoute } from '@tanstack/react-router';
import { findProductTab, type ProductTab } from '@/app/pages/products/product-tabs';
import { ProductEditPage, ProductsPage } from '@/app/pages/products/products-page';
import { preloadMessages } from '@/i18n';

interface ProductsSearch {
  tab?: ProductTab | undefined;
  /** The product in the form, or "new". */
  edit?: string | undefined;
}

export const Route = createFileRoute('/products')({
  staticData: { access: ['brand'], title: 'title.products', hasOwnHeading: true },
  validateSearch: ({ tab, edit }: Record<string, unknown>): ProductsSearch => ({
    tab: findProductTab(tab),
    edit: typeof edit === 'string' ? edit : undefined,
  }),
  loader: () => preloadMessages('products', 'productform', 'brandorders', 'errors'),
  component: Page,
});

function Page() {
  const { tab = 'catalogue', edit } = Route.useSearch();
  return edit ? <ProductEditPage id={edit} /> : <ProductsPage tab={tab} />;
}
