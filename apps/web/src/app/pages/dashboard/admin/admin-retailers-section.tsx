import { Link } from '@tanstack/react-router';
import { AllShops } from '@/features/shops/assignments/all-shops';
import { useTabList } from './use-tab-list';

export function AdminRetailersSection() {
  return (
    <AllShops
      {...useTabList('retailers', 'shops')}
      link={(id, content) => (
        <Link to="/shop/$id" params={{ id }}>
          {content}
        </Link>
      )}
    />
  );
}
