import { createFileRoute } from '@tanstack/react-router';
import { signUpRoute } from '@/app/sign-up-route';

export const Route = createFileRoute('/retailer/signup')(signUpRoute('retailer'));
