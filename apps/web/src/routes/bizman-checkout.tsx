import { createFileRoute } from '@tanstack/react-router';
import { chooseShopRoute } from '@/app/pages/market/choose-shop-route';

export const Route = createFileRoute('/bizman-checkout')(
  chooseShopRoute('/retailer-checkout', 'title.checkout'),
);
