import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/deal/$id')(
  coming({ access: 'signed-in', title: 'title.deal', coming: 'deal' }),
);
