import { createFileRoute } from '@tanstack/react-router';
import { signInRoute } from '@/app/router/sign-in-route';

export const Route = createFileRoute('/retailer/signin')(
  signInRoute({ title: 'title.signIn', accent: 'retailer' }),
);
