import { createFileRoute } from '@tanstack/react-router';
import { signInRoute } from '@/app/router/sign-in-route';

export const Route = createFileRoute('/admin-access')(signInRoute('admin'));
