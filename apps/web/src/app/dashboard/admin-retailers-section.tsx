import { AllShops } from '@/features/bizmen/all-shops';

export function AdminRetailersSection() {
  return <AllShops />;
}
