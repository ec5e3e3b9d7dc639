import { createFileRoute } from '@tanstack/react-router';
import { rolePageRoute } from '@/app/router/role-page-route';

export const Route = createFileRoute('/retailer/')(rolePageRoute('retailer', 'title.forStores'));
