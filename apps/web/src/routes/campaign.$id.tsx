import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/campaign/$id')(
  coming({ access: 'signed-in', title: 'title.campaign', coming: 'campaign' }),
);
