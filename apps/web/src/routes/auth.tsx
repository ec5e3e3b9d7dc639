import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/auth')({
  staticData: { access: 'public', title: 'title.signIn' },
  beforeLoad: () => {
    throw redirect({ to: '/retailer/signin', replace: true });
  },
});
