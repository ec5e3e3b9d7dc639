import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/notification/$id')(
  coming({
    access: 'signed-in',
    title: 'title.notification',
    isPersonal: true,
    coming: 'notification',
  }),
);
