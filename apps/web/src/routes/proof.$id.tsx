import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/proof/$id')(
  coming({ access: 'signed-in', title: 'title.proof', coming: 'proof' }),
);
