import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/retailer-marketplace')(
  coming({ access: ['retailer'], title: 'title.marketplace', coming: 'marketplace' }),
);
