import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/brand-ad-spaces-marketplace')(
  coming({ access: ['brand'], title: 'title.adSpaces', coming: 'adSpaces' }),
);
