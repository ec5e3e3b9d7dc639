import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/retailer-profile/$shopId')(
  coming({ access: 'signed-in', title: 'title.storeProfile', coming: 'storeProfile' }),
);
