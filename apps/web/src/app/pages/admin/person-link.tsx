import { Link } from '@tanstack/react-router';

/** The way from wherever somebody is named to all that is known of them. */
export const personLink = (id: string, name: string) => (
  <Link
    className="inline-flex min-h-touch items-center text-primary-ink underline"
    to="/people/$id"
    params={{ id }}
  >
    {name}
  </Link>
);
