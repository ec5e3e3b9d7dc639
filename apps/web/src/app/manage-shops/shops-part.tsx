import { MyShops } from '@/features/my-shops/my-shops';

export function ShopsPart() {
  return <MyShops />;
}
