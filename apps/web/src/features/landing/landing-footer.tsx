import { useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';
import { LINKS } from './links';

const EXPLORE = [
  ['footer.brands', LINKS.brand],
  ['footer.stores', LINKS.retailer],
  ['footer.bizmen', LINKS.bizman],
  ['footer.tour', LINKS.tour],
] as const;

const PAGES = [
  ['footer.about', '/cms/about'],
  ['footer.fees', '/cms/fees'],
  ['footer.help', '/cms/help'],
  ['footer.contact', LINKS.contact],
  ['footer.privacy', '/cms/privacy'],
  ['footer.terms', '/cms/terms'],
] as const;

const STAFF = [
  ['footer.admin', LINKS.admin],
  ['footer.superAdmin', LINKS.superAdmin],
] as const;

export function LandingFooter() {
  const t = useMessages('landing');
  return (
    <footer className="border-line border-t pb-safe">
      <div className="gutter mx-auto grid max-w-7xl gap-8 py-10 sm:grid-cols-[1fr_auto_auto_auto] sm:gap-12 lg:gap-16 lg:py-14">
        <div className="flex items-start gap-3">
          <Mark className="size-9 shrink-0 text-primary-ink" />
          <p className="max-w-[28ch] pt-1 text-pretty text-muted">{t('footer.tagline')}</p>
        </div>
        <FooterLinks title={t('footer.explore')} links={EXPLORE} />
        <FooterLinks title={t('footer.pages')} links={PAGES} />
        <FooterLinks title={t('footer.staff')} links={STAFF} />
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  links: typeof EXPLORE | typeof PAGES | typeof STAFF;
}

function FooterLinks({ title, links }: FooterLinksProps) {
  const t = useMessages('landing');
  return (
    <nav aria-label={title}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1">
        {links.map(([key, href]) => (
          <li key={key}>
            <a
              href={href}
              className="inline-flex min-h-touch items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
