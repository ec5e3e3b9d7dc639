import { createFileRoute } from '@tanstack/react-router';
import { signInRoute } from '@/app/router/sign-in-route';

export const Route = createFileRoute('/bizman/signin')(signInRoute('bizman'));
