import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/adspace/$id')(
  coming({ access: 'signed-in', title: 'title.adspace', coming: 'adspace' }),
);
