import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/demo/')(
  coming({ access: 'public', title: 'title.demo', coming: 'demo' }),
);
