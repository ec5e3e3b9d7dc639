import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/brand-profile')(
  coming({ access: ['brand'], title: 'title.brandProfile', coming: 'brandProfile' }),
);
