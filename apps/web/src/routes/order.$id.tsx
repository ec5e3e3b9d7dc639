import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/order/$id')(
  coming({ access: 'signed-in', title: 'title.order', coming: 'order' }),
);
