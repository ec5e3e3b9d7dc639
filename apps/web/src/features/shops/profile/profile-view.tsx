import {
  type OpeningHours,
  SHOP_PHOTO_BUCKET,
  type ShopProfile,
  type Weekday,
} from '@chowk/domain/shops';
import { Images, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageKey, useLanguage, useMessages } from '@/i18n';
import type { Aged } from '@/offline/cache/persister';
import { storedPhoto } from '@/photos/stored-photo';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { PhotoWall } from '@/ui/photo/photo-wall';
import { ProfileReliability } from './profile-reliability';

interface ProfileViewProps {
  profile: Aged<ShopProfile>;
  back: ReactNode;
  /** What the owner may do with it. */
  ownActions: ReactNode;
  /** The shop's ad spaces, as the page knows to show them. */
  spaces: ReactNode;
}

/** A shop as brands see it; its owner sees the very same and how to change it. */
export function ProfileView({ profile, back, ownActions, spaces }: ProfileViewProps) {
  const t = useMessages('storeprofile');
  return (
    <div className="flex flex-col gap-5">
      <ProfileHead profile={profile} back={back} />
      <LazyUpdatedAgo savedAt={profile.savedAt} />
      {profile.is_own && <Banner title={t('own')} text={t('ownText')} action={ownActions} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4">
          <ProfilePhotos profile={profile} />
          <Card title={t('spaces')}>{spaces}</Card>
          <ProfileProducts profile={profile} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ProfileReliability reliability={profile.reliability} />
          <ProfileHours hours={profile.opening_hours} />
        </div>
      </div>
    </div>
  );
}

function ProfileHead({ profile, back }: Pick<ProfileViewProps, 'profile' | 'back'>) {
  const t = useMessages('storeprofile');
  const kinds = useMessages('campaigns');
  const language = useLanguage();
  const month = new Intl.DateTimeFormat(`${language}-IN`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${profile.since}-01T00:00:00Z`));
  const { shop_type: type, area } = profile;
  const about = [
    type && kinds(`shop.${type}` as MessageKey<'campaigns'>),
    area,
    t('since', { month }),
  ];
  return (
    <PageHeader
      back={back}
      title={profile.shop_name}
      description={about.filter(Boolean).join(' · ')}
    />
  );
}

function ProfilePhotos({ profile }: Pick<ProfileViewProps, 'profile'>) {
  const t = useMessages('storeprofile');
  const shops = useMessages('shops');
  const photos = profile.photos.map(({ path, type }) => ({
    source: storedPhoto(SHOP_PHOTO_BUCKET, path),
    alt: `${profile.shop_name}: ${shops(`photo.${type}`)}`,
    caption: shops(`photo.${type}`),
  }));
  return (
    <Card title={t('photos')}>
      {photos.length === 0 ? (
        <EmptyState icon={<Images />} title={t('noPhotos')} text={t('noPhotosText')} />
      ) : (
        <PhotoWall label={t('photos')} photos={photos} />
      )}
    </Card>
  );
}

function ProfileProducts({ profile }: Pick<ProfileViewProps, 'profile'>) {
  const t = useMessages('storeprofile');
  return (
    <Card title={t('products')}>
      {profile.products.length === 0 ? (
        <p className="text-muted">{t('noProducts')}</p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2">
          {profile.products.map(({ id, name, brand }) => (
            <li key={id} className="flex min-w-0 items-start gap-2">
              <Package aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
              <span className="min-w-0">
                <span className="block">{name}</span>
                <span className="block text-muted text-sm">{brand}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ProfileHours({ hours }: { hours: OpeningHours | null }) {
  const t = useMessages('storeprofile');
  const shops = useMessages('shops');
  if (hours === null) {
    return (
      <Card title={t('hours')}>
        <p className="text-muted">{t('noHours')}</p>
      </Card>
    );
  }
  const { opens, closes, closed_on: closed } = hours;
  const days = closed.map((day) => shops(`day.${day as Weekday}`)).join(', ');
  return (
    <Card title={t('hours')}>
      <p>{t('open', { opens, closes })}</p>
      <p className="text-muted text-sm">{days ? t('closedOn', { days }) : t('everyDay')}</p>
    </Card>
  );
}
