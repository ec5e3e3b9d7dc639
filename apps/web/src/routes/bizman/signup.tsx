import { createFileRoute } from '@tanstack/react-router';
import { signUpRoute } from '@/app/sign-up-route';

export const Route = createFileRoute('/bizman/signup')(signUpRoute('bizman'));
