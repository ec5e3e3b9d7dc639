import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/brand/')(
  coming({ access: 'public', title: 'title.forBrands', coming: 'brandLanding', accent: 'brand' }),
);
