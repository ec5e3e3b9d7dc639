import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/retailer/')(
  coming({
    access: 'public',
    title: 'title.forStores',
    coming: 'retailerLanding',
    accent: 'retailer',
  }),
);
