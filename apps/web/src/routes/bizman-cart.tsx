import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/bizman-cart')(
  coming({ access: ['bizman'], title: 'title.cart', coming: 'cart' }),
);
