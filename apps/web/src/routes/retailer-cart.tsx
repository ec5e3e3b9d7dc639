import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/retailer-cart')(
  coming({ access: ['retailer'], title: 'title.cart', coming: 'cart' }),
);
