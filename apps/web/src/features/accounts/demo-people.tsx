import type { Role } from '@chowk/domain/kernel';
import { ChevronRight } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Avatar } from '@/ui/base/avatar';
import { useAnswer } from '@/ui/feedback/use-answer';
import { askForDemo } from './demo';

export interface DemoSignIn {
  email: string;
  password: string;
}

interface DemoPeopleProps {
  /** Whose door this is: they come first, or alone where nobody else may enter. */
  role: Role;
  isOnlyRole: boolean;
  onPick: (person: DemoSignIn) => void;
}

/** Shown while the demo is on, and nothing at all otherwise. */
export function DemoPeople({ role, isOnlyRole, onPick }: DemoPeopleProps) {
  const t = useMessages('auth');
  const shell = useMessages('shell');
  const data = useAnswer(askForDemo);
  const password = data?.password;
  if (!data || !password) return null;
  const people = data.items
    .filter((person) => !isOnlyRole || person.role === role)
    .sort((a, b) => Number(b.role === role) - Number(a.role === role));
  if (people.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold text-lg">{t('demo.title')}</h2>
        <p className="text-muted text-sm">{t('demo.text')}</p>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {people.map((person) => (
          <li key={person.email} data-role={person.role === 'super_admin' ? 'admin' : person.role}>
            <button
              type="button"
              className="flex min-h-16 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-start transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
              onClick={() => onPick({ email: person.email, password })}
            >
              <Avatar name={person.full_name} />
              <span className="min-w-words flex-1">
                <span className="block font-semibold">{person.full_name}</span>
                <span className="wrap-anywhere block text-muted text-sm">{person.email}</span>
              </span>
              <span className="shrink-0 rounded-full bg-role-soft px-2.5 py-1 font-semibold text-role-ink text-xs">
                {shell(`role.${person.role}`)}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
