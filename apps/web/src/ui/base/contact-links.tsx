import { callLink, mapLink, type Position, whatsAppLink } from '@chowk/domain/kernel';
import { MessageCircle, Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';

interface ContactLinksProps {
  /** The person or the place, read aloud with each link. */
  name: string;
  phone: string | null | undefined;
  /** Where they are; left out where nobody has to go there. */
  position?: Position | null | undefined;
  /** Where there is room for two: the way there and a call. */
  isShort?: boolean;
}

/** To get to somebody: the way there, a call, a chat. What is not known has no link. */
export function ContactLinks({ name, phone, position, isShort = false }: ContactLinksProps) {
  const t = useMessages('ui');
  const chat = phone && !isShort && whatsAppLink(phone);
  if (!phone && !position) return null;
  return (
    <div className="flex gap-2">
      {position && (
        <IconLink
          href={mapLink(position, name)}
          label={t('directionsTo', { name })}
          icon={<Navigation aria-hidden className="size-5" />}
        />
      )}
      {phone && (
        <IconLink
          href={callLink(phone)}
          label={t('callTo', { name })}
          icon={<Phone aria-hidden className="size-5" />}
        />
      )}
      {chat && (
        <IconLink
          href={chat}
          label={t('whatsAppTo', { name })}
          icon={<MessageCircle aria-hidden className="size-5" />}
        />
      )}
    </div>
  );
}

interface IconLinkProps {
  href: string;
  label: string;
  icon: ReactNode;
}

function IconLink({ href, label, icon }: IconLinkProps) {
  const isPage = href.startsWith('https:');
  return (
    <a
      href={href}
      aria-label={label}
      {...(isPage ? { target: '_blank', rel: 'noreferrer' } : {})}
      className="inline-grid size-touch shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink transition-colors hover:bg-sunken"
    >
      {icon}
    </a>
  );
}
