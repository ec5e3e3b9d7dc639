import { createFileRoute } from '@tanstack/react-router';
import { coming } from '@/app/coming';

export const Route = createFileRoute('/bizman/signup')(
  coming({ access: 'guest', title: 'title.signUp', coming: 'signUp', accent: 'bizman' }),
);
