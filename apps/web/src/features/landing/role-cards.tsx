import { ArrowRight, Check, Megaphone, Route, Store } from 'lucide-react';
import { useMessages } from '@/i18n';
import { HEADING_CLASS } from './heading-class';
import { LINKS } from './links';

const ROLES = [
  { role: 'brand', Icon: Megaphone },
  { role: 'retailer', Icon: Store },
  { role: 'bizman', Icon: Route },
] as const;

const POINTS = ['point1', 'point2', 'point3'] as const;

export function RoleCards() {
  const t = useMessages('landing');
  return (
    <section aria-labelledby="roles-title" className="gutter mx-auto max-w-7xl py-14 lg:py-24">
      <h2 id="roles-title" className={HEADING_CLASS}>
        {t('roles.title')}
      </h2>
      <p className="mt-2 max-w-prose text-lg text-muted">{t('roles.text')}</p>
      <ul className="mt-8 grid gap-4 lg:mt-10 lg:grid-cols-3 lg:gap-6">
        {ROLES.map(({ role, Icon }) => (
          <li
            key={role}
            data-role={role}
            className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-low transition-colors focus-within:border-role hover:border-role"
          >
            <div className="flex items-start justify-between bg-role-soft px-5 pt-5 pb-4 text-role-ink">
              <h3 className="text-2xl">{t(`${role}.name`)}</h3>
              <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-role text-on-role">
                <Icon aria-hidden className="size-6" />
              </span>
            </div>
            <div className="flex flex-1 flex-col px-5 pt-4 pb-2">
              <p className="text-pretty font-semibold text-lg">{t(`${role}.promise`)}</p>
              <ul className="mt-3 mb-3 flex flex-col gap-2">
                {POINTS.map((point) => (
                  <li key={point} className="flex gap-2.5">
                    <Check aria-hidden className="mt-1 size-4 shrink-0 text-role-ink" />
                    {t(`${role}.${point}`)}
                  </li>
                ))}
              </ul>
              <a
                href={LINKS[role]}
                className="mt-auto flex min-h-touch items-center gap-2 border-line border-t font-semibold text-role-ink after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                {t(`${role}.link`)}
                <ArrowRight
                  aria-hidden
                  className="size-5 transition-transform group-hover:translate-x-1"
                />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
