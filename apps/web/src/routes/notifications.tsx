import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/notifications')(
  coming({
    access: 'signed-in',
    title: 'title.notifications',
    isPersonal: true,
    coming: 'notifications',
  }),
);
