import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/shop/$id')(
  coming({ access: 'signed-in', title: 'title.shop', coming: 'shop' }),
);
