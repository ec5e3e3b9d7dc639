import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/bizman-marketplace')(
  coming({ access: ['bizman'], title: 'title.marketplace', coming: 'marketplace' }),
);
