import { createFileRoute } from '@tanstack/react-router';
import { signUpRoute } from '@/app/router/sign-up-route';

export const Route = createFileRoute('/brand/signup')(signUpRoute('brand'));
