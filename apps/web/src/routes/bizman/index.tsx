import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/bizman/')(
  coming({ access: 'public', title: 'title.forBizmen', coming: 'bizmanLanding', accent: 'bizman' }),
);
