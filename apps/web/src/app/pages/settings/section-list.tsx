import type { Role } from '@chowk/domain/kernel';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import {
  Bell,
  BriefcaseBusiness,
  ChevronRight,
  CircleUserRound,
  FileDown,
  HandCoins,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  ShieldCheck,
  Store,
  ToggleRight,
} from 'lucide-react';
import { actingFor } from '@/api/session/acting';
import { useMessages } from '@/i18n';
import { CARD_CLASS } from '@/ui/layout/card';
import { isOpenWhileActing, sectionsFor } from './own-sections';
import { type SectionId, sectionTitle } from './sections';

const SECTION_ICONS: Readonly<Record<SectionId, LucideIcon>> = {
  profile: CircleUserRound,
  shop: Store,
  manager: BriefcaseBusiness,
  payouts: HandCoins,
  notifications: Bell,
  privacy: ToggleRight,
  security: ShieldCheck,
  devices: MonitorSmartphone,
  appearance: Palette,
  data: FileDown,
};

const ROW =
  'flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-role-soft';

interface SectionListProps {
  roles: readonly Role[];
  open: SectionId | undefined;
}

/** The whole page on a phone; beside the open section on a wide screen. */
export function SectionList({ roles, open }: SectionListProps) {
  const t = useMessages('settings');
  const isActing = actingFor() !== undefined;
  return (
    <nav aria-label={t('sections')}>
      <ul className={clsx(CARD_CLASS, 'divide-y divide-line overflow-hidden')}>
        {sectionsFor(roles)
          .filter((id) => !isActing || isOpenWhileActing(id))
          .map((id) => {
            const Icon = SECTION_ICONS[id];
            return (
              <li key={id}>
                <Link
                  to="/settings/$section"
                  params={{ section: id }}
                  className={ROW}
                  aria-current={id === open ? 'page' : undefined}
                >
                  <Icon aria-hidden className="size-5 shrink-0 text-role-ink" />
                  <span className="min-w-words flex-1">
                    <span className="block font-semibold">{t(sectionTitle(id))}</span>
                    <span className="block text-muted text-sm">{t(`about.${id}`)}</span>
                  </span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
                </Link>
              </li>
            );
          })}
      </ul>
      {isActing && <p className="mt-3 px-1 text-muted text-sm">{t('actingNote')}</p>}
    </nav>
  );
}
