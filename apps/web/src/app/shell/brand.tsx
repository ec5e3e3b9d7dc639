import { Link } from '@tanstack/react-router';
import { BRAND_CLASS, BrandName } from './brand-name';

/** The logo and name, linking home. */
export function Brand() {
  return (
    <Link to="/dashboard" className={BRAND_CLASS}>
      <BrandName />
    </Link>
  );
}
