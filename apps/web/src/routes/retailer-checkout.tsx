import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/retailer-checkout')(
  coming({ access: ['retailer'], title: 'title.checkout', coming: 'checkout' }),
);
