import { createFileRoute } from '@tanstack/react-router';
import { signInRoute } from '@/app/router/sign-in-route';

export const Route = createFileRoute('/super-admin')(signInRoute('super_admin'));
