import { Link } from '@tanstack/react-router';
import { BrandsList } from '@/features/people/brands-list';

export function AdminBrandsSection() {
  return (
    <BrandsList
      link={(id, content) => (
        <Link to="/people/$id" params={{ id }}>
          {content}
        </Link>
      )}
    />
  );
}
