import { Link } from '@tanstack/react-router';

/** Links a person's name to their admin page. */
export const personLink = (id: string, name: string) => (
  <Link
    className="inline-flex min-h-touch items-center text-primary-ink underline"
    to="/people/$id"
    params={{ id }}
  >
    {name}
  </Link>
);
