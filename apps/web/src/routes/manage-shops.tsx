import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/manage-shops')(
  coming({ access: ['bizman'], title: 'title.manageShops', coming: 'manageShops' }),
);
