import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/products')(
  coming({ access: ['brand'], title: 'title.products', coming: 'products' }),
);
