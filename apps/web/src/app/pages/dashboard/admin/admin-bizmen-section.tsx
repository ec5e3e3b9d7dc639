import { Link } from '@tanstack/react-router';
import { ActivationTile } from '@/features/leads/activations/activation-tile';
import { BizmenList } from '@/features/shops/assignments/bizmen-list';
import { useTabList } from './use-tab-list';

/** Requests of bizmen, then the list of them. */
export function AdminBizmenSection() {
  return (
    <div className="grid gap-5">
      <ActivationTile link={<Link to="/activations" search={{}} />} />
      <BizmenList
        {...useTabList('bizmen', 'bizmen')}
        link={(id, content) => (
          <Link to="/people/$id" params={{ id }}>
            {content}
          </Link>
        )}
      />
    </div>
  );
}
