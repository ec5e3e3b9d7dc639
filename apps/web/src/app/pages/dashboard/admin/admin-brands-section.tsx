import { Link } from '@tanstack/react-router';
import { BrandsList } from '@/features/admin/people/brands-list';
import { useTabList } from './use-tab-list';

export function AdminBrandsSection() {
  return (
    <BrandsList
      {...useTabList('brands', 'brands')}
      link={(id, content) => (
        <Link to="/people/$id" params={{ id }}>
          {content}
        </Link>
      )}
    />
  );
}
