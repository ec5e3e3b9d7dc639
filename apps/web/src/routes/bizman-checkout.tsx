import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/bizman-checkout')(
  coming({ access: ['bizman'], title: 'title.checkout', coming: 'checkout' }),
);
